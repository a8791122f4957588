import type { Matches } from '../../../matches.ts';

export const whatsApp = 'WhatsApp';
export const copyLink = 'লিংক কপি করুন';
export const linkCopied = 'লিংক কপি হয়েছে।';
export const copyThisAddress = 'এই লিংকটি কপি করুন';

export type Complete = Matches<
  typeof import('../../../en/storefront/product/share.ts'),
  typeof import('./share.ts')
>;
