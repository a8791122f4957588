/** How many pages on each side of the open one get a link. */
const sideCount = 1;

/** The numbers of the pages that get a link: the first, the last, the open one and those beside it. `null` stands for a gap. */
export const pageNumbers = (page: number, count: number): (number | null)[] => {
  const near = Array.from({ length: 2 * sideCount + 1 }, (_, index) => page - sideCount + index);
  const visible = [...new Set([1, ...near, count])]
    .filter((number) => number >= 1 && number <= Math.max(count, page))
    .toSorted((one, other) => one - other);
  return visible.flatMap((number, index) => {
    const omitted = number - (visible[index - 1] ?? 0) - 1;
    // The link of a single omitted page takes no more space than the gap would.
    if (omitted === 1) return [number - 1, number];
    return omitted > 1 ? [null, number] : [number];
  });
};
