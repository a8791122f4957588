import type { Matches } from '../../../matches.ts';

export const breadcrumb = 'আপনি এখানে আছেন';

export type Complete = Matches<
  typeof import('../../../en/storefront/layout/breadcrumb.ts'),
  typeof import('./breadcrumb.ts')
>;
