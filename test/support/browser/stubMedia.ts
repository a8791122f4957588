import { vi } from 'vitest';

const ignore = () => undefined;

/** Answers each media query so. Returns what takes back the stubbed globals: return it in `beforeEach`, or give it to `onTestFinished`. */
export const stubMedia = (matches: (query: string) => boolean): (() => void) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: ignore,
    removeEventListener: ignore,
  }));
  return () => void vi.unstubAllGlobals();
};
