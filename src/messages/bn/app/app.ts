import type { Matches } from '../../matches.ts';

export const dashboard = 'ড্যাশবোর্ড';

export type Complete = Matches<typeof import('../../en/app/app.ts'), typeof import('./app.ts')>;
