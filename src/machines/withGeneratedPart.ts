/** The page with the Markdown `generated` between `<!-- marker: begin -->` and `<!-- marker: end -->`; throws without them. */
export const withGeneratedPart = (page: string, generated: string, marker = 'generated'): string => {
  const begin = `<!-- ${marker}: begin -->`;
  const end = `<!-- ${marker}: end -->`;
  const [before, afterBegin] = page.split(begin);
  const [, after] = afterBegin?.split(end) ?? [];
  if (before === undefined || after === undefined) throw new Error(`The page lacks ${begin} or ${end}`);
  return `${before}${begin}\n\n${generated}\n\n${end}${after}`;
};
