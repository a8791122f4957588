/**
 * Yields batches of rows, to limit memory use. `readAfter` reads up to `size` rows after a key, in the sequence of their keys: those
 * after '' first, and then those after the last row of the batch before, until a batch is not full.
 */
export async function* eachBatch<Row>(
  size: number,
  readAfter: (key: string) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row[]> {
  for (let key = ''; ; ) {
    const batch = await readAfter(key);
    const last = batch.at(-1);
    if (last === undefined) return;
    yield batch;
    if (batch.length < size) return;
    key = keyOf(last);
  }
}
