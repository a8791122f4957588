/** How many pages on each side of the open one get a link. */
const sideCount = 1;

/** The numbers of the pages that get a link: the first, the last, the open one and its neighbours. `null` stands for a gap. */
export const pageNumbers = (page: number, count: number): (number | null)[] => {
  const nearPages = Array.from({ length: 2 * sideCount + 1 }, (_, index) => page - sideCount + index);
  // The open page can lie past the last one, after rows were removed.
  const lastPage = Math.max(count, page);
  const linkedPages = [...new Set([1, ...nearPages, count])]
    .filter((number) => number >= 1 && number <= lastPage)
    .toSorted((one, other) => one - other);
  return linkedPages.flatMap((number, index) => {
    const previous = linkedPages[index - 1] ?? 0;
    const omittedCount = number - previous - 1;
    if (omittedCount === 0) return [number];
    // The link of a single omitted page takes no more space than the gap would.
    if (omittedCount === 1) return [number - 1, number];
    return [null, number];
  });
};
