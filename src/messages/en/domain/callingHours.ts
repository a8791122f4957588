/** When staff call, as the shop's settings word it. */
export const callingHoursText = (hours: string): string => hours;
