export const oldAndNewPrices = 'Old and new prices';
export const price = 'Price';
export const offer = 'Offer';
export const before = 'before:';
export const after = 'after:';
export const raise = 'Raise';
export const lower = 'Lower';
export const aNumberUpToTo = (max: number, value: number): string =>
  `A number up to ${max} to raise or ${value} to lower, with at most two decimals.`;
export const direction = 'Direction';
export const perCent = 'Per cent';
export const pricesInWholeTakaAre = 'Prices in whole taka are rounded to the taka, others to the poisha.';
export const youCanSafelyPressAgain = (error: string): string =>
  `${error} You can safely press again. Products whose price has changed since are left out.`;
export const cancel = 'Cancel';
export const changing = 'Changing…';
export const ofNot = (length: number): string => `, of ${length} not`;
export const notChanged = 'Not changed';
export const ok = 'OK';
