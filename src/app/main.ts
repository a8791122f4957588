import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { reloadOnChunkError } from './startup/reloadOnChunkError.ts';
import { yieldToMain } from './startup/yieldToMain.ts';
import { openBrowserStore } from './store/browserStore.ts';

/**
 * The start in stages: between two of them the browser can paint and handle input, also on a slow processor. The
 * imports above evaluate the store's modules. The second stage evaluates the router, the routes and the layouts;
 * the page preloads its chunks (vite.config.ts).
 */
reloadOnChunkError();
await yieldToMain();
const browserStore = await openBrowserStore();
await yieldToMain();
const { renderApp } = await import('./renderApp.tsx');
await yieldToMain();
await renderApp(browserStore);
