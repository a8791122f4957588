import type { Plugin } from 'vite';

/**
 * Preloads the chunks of the stages in which app/main.ts starts the application. Since main.ts imports each stage when the one before it is
 * done, the page would otherwise find each chunk late.
 */
export const preloadStages = (): Plugin => {
  /** What the paths of the build's files begin with: `/`, or `/bn/` in the Bengali build. */
  let base = '/';
  return {
    name: 'preload-stages',
    apply: 'build',
    configResolved: ({ base: resolved }) => {
      base = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, chunk: main }) => {
        const files = new Set<string>();
        const add = (fileName: string): void => {
          const chunk = bundle[fileName];
          if (chunk?.type !== 'chunk' || files.has(fileName)) return;
          files.add(fileName);
          chunk.imports.forEach(add);
        };
        main?.dynamicImports.forEach(add);
        return (
          [...files]
            // Vite itself preloads the files that main.ts imports statically.
            .filter((file) => !html.includes(`"${base}${file}"`))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `${base}${file}` },
              injectTo: 'head',
            }))
        );
      },
    },
  };
};
