import '../store.ts';
import { breath } from './breath.ts';

/** Whoever imports this runs only when the store's modules have run and the browser has had a breath since. */
await breath();
