import type { Matches } from '../../../matches.ts';
import { digits } from '../../language.ts';

export const filter = (partsSet: number): string => (partsSet > 0 ? `ফিল্টার (${digits(partsSet)})` : 'ফিল্টার');
export const clearTheFilter = 'ফিল্টার মুছুন';
export const sortBy = 'সাজান';

export type Complete = Matches<
  typeof import('../../../en/dashboard/components/filters.ts'),
  typeof import('./filters.ts')
>;
