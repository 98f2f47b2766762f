/** Why nothing could be written: no room is left, or the browser allows no storage at all. */
export type StorageError = 'storage-full' | 'storage-forbidden';

/** Why a storage has thrown. Browsers tell a full one by name, Firefox in its own way. */
export const storageErrorOf = (thrown: unknown): StorageError =>
  thrown instanceof Error && /QuotaExceeded|QUOTA_REACHED/.test(thrown.name)
    ? 'storage-full'
    : 'storage-forbidden';
