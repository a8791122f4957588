import type { Matches } from '../../matches.ts';
import { dateWords } from '../dates.ts';

/** An hour or a number of minutes in two digits: `08`. */
const twoDigits = (number: number): string => String(100 + number).slice(1);

/** The only words that are put into Bengali: two times of day, as in `between 10 am and 8 pm`, `10 am to 8 pm` or `10am–8pm`. */
const twoHours =
  /^(?:(?:between|from) )?(\d\d?)(?::(\d\d))? ?([ap]m)(?: (?:and|to|till|until) | ?[-–] ?)(\d\d?)(?::(\d\d))? ?([ap]m)$/;

/** `10`, `30` and `am` as `সকাল ১০:৩০`; a whole hour as `সকাল ১০টা`. */
const clockWords = (hour = '', minutes = twoDigits(0), half = ''): string =>
  dateWords(`${twoDigits(Number(hour))}:${minutes} ${half}`).replace(
    /[০0]?([০-৯\d]+):(?:০০|00)/,
    (_, whole: string) => `${whole}টা`,
  );

/** The shop's settings word the hours in English. Other words stay as they are, also further ones, such as `, except Friday`. */
export const callingHoursText = (hours: string): string => {
  const found = twoHours.exec(hours.trim().toLowerCase());
  if (found === null) return hours;
  const from = clockWords(found[1], found[2], found[3]);
  const to = clockWords(found[4], found[5], found[6]);
  return `${from} থেকে ${to}${to.endsWith('টা') ? 'র' : '-এর'} মধ্যে`;
};

export type Complete = Matches<
  typeof import('../../en/domain/callingHours.ts'),
  typeof import('./callingHours.ts')
>;
