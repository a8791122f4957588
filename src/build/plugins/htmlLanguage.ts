import type { Plugin } from 'vite';

/** Writes the language of the build into the page. */
export const htmlLanguage = (mode: string): Plugin => ({
  name: 'html-language',
  transformIndexHtml: (html) => (mode === 'bn' ? html.replace('<html lang="en">', '<html lang="bn">') : html),
});
