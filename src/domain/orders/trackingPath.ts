import { isLinkToken } from './isLinkToken.ts';

/** The page on which a person enters order number and phone number. */
export const trackPath = '/track';
export const trackingPath = (token: string): string => `${trackPath}/${token}`;

/** The end of a tracking link; the group is its token. */
const linkEnd = /\/track\/([\w-]+)(?:[?#].*)?$/;

/** The token in the address of a tracking link, as an invoice's QR code has it; `null` for any other text. */
export const tokenInAddress = (text: string): string | null => {
  const token = linkEnd.exec(text.trim())?.[1] ?? '';
  return isLinkToken(token) ? token : null;
};
