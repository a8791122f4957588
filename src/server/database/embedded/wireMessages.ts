/** Messages of PostgreSQL's protocol. https://www.postgresql.org/docs/18/protocol-message-formats.html */

/** Splits bytes into messages: each is a byte for its type, its length without that byte, and its contents. */
export function* messagesIn(bytes: Buffer): Generator<Buffer> {
  let start = 0;
  while (start < bytes.length) {
    const lengthAt = start + 1;
    const end = lengthAt + bytes.readUInt32BE(lengthAt);
    yield bytes.subarray(start, end);
    start = end;
  }
}

const errorResponse = 'E'.charCodeAt(0);
/** The untranslated severity among the fields of an error; each field ends with a zero byte. */
const endingSeverity = /\0V(FATAL|PANIC)\0/;

/** Whether one of the messages says that PostgreSQL ends itself. */
export const endsDatabase = (bytes: Buffer): boolean => {
  for (const message of messagesIn(bytes))
    if (message[0] === errorResponse && endingSeverity.test(message.toString('latin1'))) return true;
  return false;
};
