import type { Matches } from '../../matches.ts';

export const skipToContent = 'মূল অংশে যান';

export type Complete = Matches<typeof import('../../en/ui/layout.ts'), typeof import('./layout.ts')>;
