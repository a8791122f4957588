/** A new idempotency key: 32 random hexadecimal digits. `randomUUID` exists on https pages only. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
