const keyBytes = 16;

/** A new idempotency key: 32 random hexadecimal digits. `randomUUID` exists on https pages only. */
export const newIdempotencyKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return Array.from(bytes, hexOf).join('');
};

/** The two hexadecimal digits of a byte. */
const hexOf = (byte: number): string => byte.toString(16).padStart(2, '0');
