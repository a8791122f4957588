/** Pages beside the open one that have a link of their own. */
const beside = 1;

/** The pages with a link: the first, the last, the open one and those beside it; `null` stands for a gap. */
export const pageNumbers = (page: number, count: number): (number | null)[] => {
  const near = Array.from({ length: 2 * beside + 1 }, (_, index) => page - beside + index);
  const visible = [...new Set([1, ...near, count])]
    .filter((number) => number >= 1 && number <= Math.max(count, page))
    .toSorted((one, other) => one - other);
  return visible.flatMap((number, index) => {
    const left = number - (visible[index - 1] ?? 0) - 1;
    // A gap of one page has the width of its number.
    if (left === 1) return [number - 1, number];
    return left > 1 ? [null, number] : [number];
  });
};
