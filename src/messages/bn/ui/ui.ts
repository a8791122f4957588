import type { Matches } from '../../matches.ts';

export const thisPartOfThePage = 'পেজের এই অংশটি';

export type Complete = Matches<typeof import('../../en/ui/ui.ts'), typeof import('./ui.ts')>;
