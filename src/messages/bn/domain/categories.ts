import type { Matches } from '../../matches.ts';

interface NamedCategory {
  readonly name: string;
  readonly nameBengali?: string | undefined;
}

export const categoryTitle = ({ name, nameBengali }: NamedCategory): string => nameBengali || name;

export type Complete = Matches<
  typeof import('../../en/domain/categories.ts'),
  typeof import('./categories.ts')
>;
