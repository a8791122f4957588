import type { Matches } from '../../matches.ts';

export const unnamedProduct = 'নামহীন পণ্য';

export type Complete = Matches<typeof import('../../en/domain/products.ts'), typeof import('./products.ts')>;
