import type { Rolldown } from 'vite';

/** Chunks that run while home, a list or a product page starts: most of their functions are called then. */
export const startupChunks = new Set([
  'store',
  'react',
  'layout',
  'renderApp',
  'products',
  'choices',
  'Listing',
  'HomeScreen',
  'ShopScreen',
  'CategoryScreen',
  'ProductScreen',
]);

/** A comment with which V8 compiles all functions of a startup chunk in the background (docs/speed.md); '' for other chunks. */
export const compileHint = ({ name }: Rolldown.RenderedChunk): string =>
  startupChunks.has(name) ? '//# allFunctionsCalledOnLoad' : '';
