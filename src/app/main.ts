import '#ui/theme/fonts.css';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import '#storefront/home/home.css';
import { isChunkError, reloadWhenReachable, watchChunkErrors } from './startup/chunkErrors.ts';
import { yieldToMain } from './startup/yieldToMain.ts';
import { createBrowserStore } from './store/browserStore.ts';

/**
 * The start in stages: between two of them the browser can paint and handle input, also on a slow processor. The
 * imports above evaluate the store's modules, the second stage React DOM, the third the router, the routes and the
 * layouts; the page preloads their chunks (vite.config.ts).
 */
watchChunkErrors();
await yieldToMain();
const browserStore = await createBrowserStore();
await yieldToMain();
try {
  await import('./startup/reactStage.ts');
  await yieldToMain();
  const { renderApp } = await import('./renderApp.tsx');
  await yieldToMain();
  await renderApp(browserStore);
} catch (error) {
  if (isChunkError(error)) reloadWhenReachable();
  throw error;
}
