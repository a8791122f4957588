import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether two secrets are equal, compared in constant time whatever their lengths; `false` if the stored one is empty. */
export const isSameSecret = (sent: string, stored: string): boolean =>
  timingSafeEqual(digest(sent), digest(stored)) && stored !== '';
