import { digits, groupDigits } from '#messages/language.ts';

/** A whole number as a screen shows it, such as 12,34,567. */
export const formatCount = (count: number): string => digits(groupDigits(count));
