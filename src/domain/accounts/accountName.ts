import { beginningOf } from '../values/cutText.ts';
import { hasLetterOrDigit, plainText } from '../values/plainText.ts';

/** Characters of the longest name of an account. */
export const accountNameLength = 120;

/**
 * The provider's name for an account as the shop stores it, cut at the limit; '' for one without a letter or a digit, which the shop
 * refuses.
 */
export const accountName = (text: string): string => {
  const name = plainText(text).trim();
  return hasLetterOrDigit(name) ? beginningOf(name, accountNameLength).trim() : '';
};
