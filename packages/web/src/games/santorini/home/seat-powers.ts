/** What a list of games says of the seats: the id of each one's power, null as long as it has none. */
export type SeatPowers = readonly (string | null)[];

/** The powers out of the details of a kept game; none where they cannot be read. */
export function seatPowers(details: unknown, seats: number): SeatPowers {
  const isWhole = Array.isArray(details) && details.length === seats && details.every(isNameOrNull);
  return isWhole ? details : Array.from({ length: seats }, () => null);
}

function isNameOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}
