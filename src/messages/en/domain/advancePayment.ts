export const paidInAdvance = 'Paid in advance';
export const toPayAtTheDoor = 'To pay at the door';
export const willBeGivenBack = (amount: string): string =>
  `We will give back the ${amount} that you paid in advance.`;
export const wasGivenBack = (amount: string): string =>
  `We have given back the ${amount} that you paid in advance.`;
