/** The page with `drawing`, in Markdown, between its two markers of that name; throws when a marker is missing. */
export const withDrawing = (page: string, drawing: string, name = 'generated'): string => {
  const begin = `<!-- ${name}: begin -->`;
  const end = `<!-- ${name}: end -->`;
  const [before, afterBegin] = page.split(begin);
  const [, after] = afterBegin?.split(end) ?? [];
  if (before === undefined || after === undefined) throw new Error(`The page lacks ${begin} or ${end}`);
  return `${before}${begin}\n\n${drawing}\n\n${end}${after}`;
};
