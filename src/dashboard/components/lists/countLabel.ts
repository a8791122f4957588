import { formatCount } from '#domain/values/groupDigits.ts';
import * as messages from '#messages/dashboard/components/lists.ts';

/** How many of what the noun says: `1 order`, `1,240 orders`. */
export const countLabel = (count: number, noun: string): string =>
  messages.counted(count, formatCount(count), noun);
