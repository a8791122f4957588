export const couldNotBeLoaded = (what: string): string => `${what} could not be loaded.`;
