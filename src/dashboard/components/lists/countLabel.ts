import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/components/lists.ts';

/** A count with its noun, which is given in the plural: `1 order`, `1,240 orders`. */
export const countLabel = (count: number, noun: string): string =>
  messages.counted(count, formatCount(count), noun);
