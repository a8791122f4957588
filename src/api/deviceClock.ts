/** Milliseconds since 1970 by this device's clock, as RTK Query times its fetches: to compare moments of this device. */
export const deviceNow = (): number => Date.now();
