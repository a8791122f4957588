import '#ui/theme/fonts.css';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { createBrowserStore } from './start/browserStore.ts';
import { isChunkError, reloadWhenReachable, watchChunkErrors } from './start/chunkErrors.ts';
import { yieldToMain } from './start/yieldToMain.ts';

/**
 * The start in stages: between two of them the browser can paint and handle input, also on a slow processor. The
 * imports above evaluate the store's modules, the second stage React DOM, the third the router, the routes and the
 * layouts; the page preloads the chunks of what is imported here one after another (src/build).
 */
watchChunkErrors();
await yieldToMain();
const browserStore = await createBrowserStore();
await yieldToMain();
try {
  await import('react-dom/client');
  await yieldToMain();
  const { renderApp } = await import('./render/renderApp.tsx');
  await yieldToMain();
  await renderApp(browserStore);
} catch (error) {
  if (isChunkError(error)) reloadWhenReachable();
  throw error;
}
