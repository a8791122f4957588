export const couldNotBeLoaded = (what: string): string => `${what} could not be loaded.`;
export const ok = 'OK';
export const cancel = 'Cancel';
