import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const daysText = (days: number): string => `${digits(days)} দিন`;

export const daysFromTo = (from: number, to: number): string => `${digits(from)} থেকে ${digits(to)} দিন`;

export type Complete = Matches<typeof import('../../en/domain/days.ts'), typeof import('./days.ts')>;
