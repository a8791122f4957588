/** The idempotency key of a new note: 32 hexadecimal digits, different for each note. `randomUUID` exists on https pages only. */
export const newNoteKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
