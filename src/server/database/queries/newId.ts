import { randomBytes } from 'node:crypto';

/** The 8 hexadecimal digits with which an id begins: the time in seconds since 1970, of which 32 bits last until the year 2106. */
export const startOfId = (seconds: number): string =>
  (Math.floor(seconds) % 0x1_0000_0000).toString(16).padStart(8, '0');

/** A new row id: 24 hexadecimal digits, of which the first 8 are the time, so that ids sort by time. */
export const newId = (now: Date): string => startOfId(now.getTime() / 1000) + randomBytes(8).toString('hex');
