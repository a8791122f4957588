/** Elements that begin a new line. */
const blocks = 'address,blockquote,br,dd,div,dl,dt,h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,section,table,tr,ul';
const notText = 'script,style,template,iframe,object,noscript';

/**
 * The text of a product's description in HTML, a line for each paragraph. The browser parses it into a separate document,
 * which runs no script and loads nothing.
 */
export const htmlText = (html: string): string => {
  if (!/[<&]/.test(html)) return html.trim();
  // In HTML, line breaks of the source are no line breaks of the text; without elements it is plain text, and they are.
  const source = /<\w/.test(html) ? html.replace(/\s*\n\s*/g, ' ') : html;
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  for (const element of body.querySelectorAll(notText)) element.remove();
  for (const element of body.querySelectorAll('li')) element.prepend('• ');
  for (const element of body.querySelectorAll(blocks)) element.before('\n');
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
};
