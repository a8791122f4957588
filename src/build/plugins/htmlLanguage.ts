import type { Plugin } from 'vite';

const typefaceScript = '<script src="/typeface.js"></script>';

/**
 * Styles for Bengali letters and the Bengali typeface, which an English page fetches only if a text has Bengali letters. The browser
 * fetches no font while `media` is `not all`; the scripts set it to `all`, bengali-typeface.js at once where the machine has no Bengali
 * font, typeface.js at the end of a first visit and at once on later pages. Whichever sets it first starts the fetch.
 */
const bengaliParts = `<link rel="stylesheet" href="/src/ui/theme/bengali.css" />
    <link
      id="bengali-typeface"
      rel="preload"
      as="font"
      type="font/woff2"
      href="/src/ui/theme/bengali.woff2"
      media="not all"
      crossorigin
    />
    <noscript><link rel="stylesheet" href="/bengali-typeface.css" /></noscript>
    <script src="/bengali-typeface.js"></script>
    ${typefaceScript}`;

/** The page with the part replaced; throws if the page does not have the part. */
const replacePart = (html: string, part: string, replacement: string): string => {
  if (!html.includes(part)) throw new Error(`index.html has no ${part}`);
  return html.replace(part, replacement);
};

/** The page with the language and the parts of a page in Bengali; throws for a page in which there is no place for them. */
export const inBengali = (html: string): string => {
  const marked = replacePart(html, '<html lang="en">', '<html lang="bn">');
  return replacePart(marked, typefaceScript, bengaliParts);
};

/** Writes the language of the build into the page, and what a page in Bengali needs beyond an English one. */
export const htmlLanguage = (mode: string): Plugin => ({
  name: 'html-language',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => (mode === 'bn' ? inBengali(html) : html),
  },
});
