export const willCallWhenItIsBack = (number: string, days: number): string =>
  `We will call ${number} when it is back. Your number is deleted after the call, or after ${days} days.`;
export const tellMeWhenIsBack = (name: string): string => `Tell me when ${name} is back`;
export const whichOne = 'Which one';
export const yourMobileNumber = 'Your mobile number';
export const sending = 'Sending…';
export const tellMe = 'Tell me';
