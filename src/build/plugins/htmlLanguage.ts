import type { Plugin } from 'vite';

/** Styles for Bengali letters and the Bengali typeface, which an English page fetches only if a text has Bengali letters. */
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
    <script src="/typeface.js">`;

/** Writes the language of the build into the page, and what a page in Bengali needs beyond an English one. */
export const htmlLanguage = (mode: string): Plugin => ({
  name: 'html-language',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      mode === 'bn'
        ? html
            .replace('<html lang="en">', '<html lang="bn">')
            .replace('<script src="/typeface.js">', bengaliParts)
        : html,
  },
});
