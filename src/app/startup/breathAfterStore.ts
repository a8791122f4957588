import '../store.ts';
import { yieldToMain } from './yieldToMain.ts';

/** A module that imports this one runs after the store's modules and a yield to the main thread. */
await yieldToMain();
