let isOnItsWay = false;

/** Fetches what came of riddles at tables on the server, and writes it into the adventures. */
export function bringResult(): void {
  if (isOnItsWay) return;
  isOnItsWay = true;
  void import('../sync/device-tables.ts')
    .then(({ recordDeviceTables }) => recordDeviceTables())
    .finally(() => {
      isOnItsWay = false;
    });
}
