export const couldNotBeLoaded = (what: string): string => `${what} could not be loaded.`;
export const takesLonger =
  'This is taking longer than usual. Your connection may be weak: please wait a little longer.';
export const ok = 'OK';
export const cancel = 'Cancel';
