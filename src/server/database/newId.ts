import { randomBytes } from 'node:crypto';

/** A new name for a stored thing: 24 hexadecimal digits, seconds first, so that later ones sort after. */
export const newId = (now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1000) % 0x1_0000_0000;
  return seconds.toString(16).padStart(8, '0') + randomBytes(8).toString('hex');
};
