/** Resolves to the result of the work, or to `late` if there is none after that many milliseconds; the work then goes on. */
export const resultWithin = async <Result, Late>(
  milliseconds: number,
  work: Promise<Result>,
  late: Late,
): Promise<Result | Late> => {
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late), milliseconds);
  });
  return Promise.race([work, waiting]).finally(() => clearTimeout(timer));
};
