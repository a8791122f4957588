import type { Matches } from '../../../matches.ts';

export const qrCodeOf = (text: string): string => `${text}-এর QR কোড`;
export const code128Of = (text: string): string => `${text}-এর Code 128`;
export const barcodeOf = (text: string): string => `বারকোড ${text}`;

export type Complete = Matches<
  typeof import('../../../en/dashboard/components/codes.ts'),
  typeof import('./codes.ts')
>;
