import type { Matches } from '../../matches.ts';
import { dateWords } from '../dates.ts';

/** An hour or a number of minutes in two digits: `08`. */
const twoDigits = (number: number): string => String(100 + number).slice(1);

/** The shop's settings word the hours in English: `between 10 am and 8 pm`. Other words stay as they are. */
export const callingHoursText = (hours: string): string => {
  const [from, to] = [...hours.matchAll(/\b(\d\d?)(?::(\d\d))? ?([ap]m)\b/g)].map(([, hour, minutes, half]) =>
    dateWords(`${twoDigits(Number(hour))}:${minutes ?? twoDigits(0)} ${half}`).replace(
      /[০0]?([০-৯\d]+):(?:০০|00)/,
      (_, whole: string) => `${whole}টা`,
    ),
  );
  if (!hours.startsWith('between ') || from === undefined || to === undefined) return hours;
  return `${from} থেকে ${to}${to.endsWith('টা') ? 'র' : '-এর'} মধ্যে`;
};

export type Complete = Matches<
  typeof import('../../en/domain/callingHours.ts'),
  typeof import('./callingHours.ts')
>;
