import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const exchange = 'বদলি পণ্য';
export const exchangeWithoutPay = 'বদলি পণ্য · কোনো টাকা দিতে হবে না';
export const exchangeToPay = (amount: string): string => `বদলি পণ্য · ${digits(amount)} দিতে হবে`;

export type Complete = Matches<typeof import('../../en/ui/parcels.ts'), typeof import('./parcels.ts')>;
