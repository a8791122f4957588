import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether two secrets are equal, in a time that tells nothing of where or in what length they differ; `false` for an empty one. */
export const isSameSecret = (sent: string, stored: string): boolean =>
  timingSafeEqual(digest(sent), digest(stored)) && stored !== '';
