import { randomBytes } from 'node:crypto';

/** A new row id: 24 hexadecimal digits, of which the first 8 are the time in seconds, so that ids sort by time. */
export const newId = (now: Date): string => {
  // 32 bits of seconds last until the year 2106.
  const seconds = Math.floor(now.getTime() / 1000) % 0x1_0000_0000;
  return seconds.toString(16).padStart(8, '0') + randomBytes(8).toString('hex');
};
