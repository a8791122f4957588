import type { Matches } from '../../../matches.ts';

export const home = 'হোম';
export const shops = 'সব পণ্য';
export const subCategoriesOf = (name: string): string => `${name}: সাব-ক্যাটাগরি`;
export const theSubCategories = 'সাব-ক্যাটাগরি';
export const categories = 'ক্যাটাগরি';
export const allCategories = 'সব ক্যাটাগরি';

export type Complete = Matches<
  typeof import('../../../en/storefront/layout/categories.ts'),
  typeof import('./categories.ts')
>;
