/** The page with the Markdown `generated` between the markers `<!-- part: begin -->` and `<!-- part: end -->`; throws without them. */
export const withGeneratedPart = (page: string, generated: string, part = 'generated'): string => {
  const begin = `<!-- ${part}: begin -->`;
  const end = `<!-- ${part}: end -->`;
  const [before, afterBegin] = page.split(begin);
  const [, after] = afterBegin?.split(end) ?? [];
  if (before === undefined || after === undefined) throw new Error(`The page lacks ${begin} or ${end}`);
  return `${before}${begin}\n\n${generated}\n\n${end}${after}`;
};
