import { digits } from '../bn/language.ts';

/** The size of a label as the domain has it, `75 × 100 mm` or `4 × 6 in`, with its unit in Bengali. */
export const labelSize = (size: string): string =>
  digits(size.replace(/ mm$/, ' মিমি').replace(/ in$/, ' ইঞ্চি'));
