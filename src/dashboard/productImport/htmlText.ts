/** Elements that begin a new line. */
const blockElements =
  'address,blockquote,br,dd,div,dl,dt,h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,section,table,tr,ul';
/** Elements whose content is no text for readers. */
const elementsWithoutText = 'script,style,template,iframe,object,noscript';

/**
 * The text of a product's description in HTML, a line for each paragraph. The browser parses it into a separate document,
 * which runs no script and loads nothing.
 */
export const htmlText = (html: string): string => {
  const hasMarkup = /[<&]/.test(html);
  if (!hasMarkup) return html.trim();
  // In HTML a line break of the source is a space; in a text without elements it stays a line break.
  const hasElements = /<\w/.test(html);
  const source = hasElements ? html.replace(/\s*\n\s*/g, ' ') : html;
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  for (const element of body.querySelectorAll(elementsWithoutText)) element.remove();
  for (const element of body.querySelectorAll('li')) element.prepend('• ');
  for (const element of body.querySelectorAll('td, th')) element.before(' ');
  for (const element of body.querySelectorAll(blockElements)) element.before('\n');
  const lines = (body.textContent ?? '').split('\n').map(withSingleSpaces);
  return lines.filter((line) => line !== '').join('\n');
};

/** The line with one space for each run of spaces, no-break spaces (U+00A0) among them, and none at its ends. */
const withSingleSpaces = (line: string): string => line.replace(/[\s\u00a0]+/g, ' ').trim();
