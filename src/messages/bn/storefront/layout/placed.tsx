import type { ReactNode } from 'react';
import type { Matches } from '../../../matches.ts';

export const haveYourOrder = 'আপনার অর্ডার পেয়েছি।';
export const haveOrder = (number: ReactNode) => <>আপনার অর্ডার {number} পেয়েছি।</>;
export const seeYourOrder = 'অর্ডারটি দেখুন';

export type Complete = Matches<
  typeof import('../../../en/storefront/layout/placed.tsx'),
  typeof import('./placed.tsx')
>;
