/** An idempotency key: an entry that is sent twice counts once. `randomUUID` exists on https pages only. */
export const newEntryKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-');
