/**
 * Yields the lines of a text that arrives in pieces; a last line without a line feed is incomplete and left out. Only a line feed ends
 * a line: `node:readline` of Node 24 also ends one at the separators U+2028 and U+2029, which JSON does not escape.
 */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let line = '';
  for await (const piece of pieces) {
    const [end = '', ...others] = piece.split('\n');
    line += end;
    for (const other of others) {
      yield line;
      line = other;
    }
  }
}
