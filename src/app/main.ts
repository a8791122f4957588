import '#ui/theme/fonts.css';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { createBrowserStore } from './start/browserStore.ts';
import { isChunkError, reloadWhenReachable, watchChunkErrors } from './start/chunkErrors.ts';
import { yieldToMain } from './start/yieldToMain.ts';

/**
 * Starts the application in stages, between which the browser can paint and handle input, also on a slow processor. The static imports
 * evaluate the store's modules, the second stage React DOM, the third the router, the routes and the layouts. The page preloads the
 * chunks of all stages (src/build).
 */
watchChunkErrors();
await yieldToMain();
try {
  // Loads a chunk if the page, as one of a static host, brings no whole shop.
  const browserStore = await createBrowserStore();
  await yieldToMain();
  await import('react-dom/client');
  await yieldToMain();
  const { renderApp } = await import('./render/renderApp.tsx');
  await yieldToMain();
  await renderApp(browserStore);
} catch (error) {
  if (isChunkError(error)) reloadWhenReachable();
  throw error;
}
