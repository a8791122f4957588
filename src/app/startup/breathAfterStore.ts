import '../store.ts';
import { yieldToMain } from './yieldToMain.ts';

/** Whoever imports this runs only when the store's modules have run and the browser has had a breath since. */
await yieldToMain();
