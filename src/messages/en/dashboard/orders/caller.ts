export const noOtherOrdersFromThis = 'No other orders from this phone number.';
export const theOtherOrders = 'The other orders';
export const seeAllOrders = (value: number): string => `See all ${value} orders`;
export const theCouriersScoreOfThis = 'The courier’s score of this phone number is not known now.';
export const thisPhoneNumber = 'This Phone Number';
export const theHistoryOfThisPhone = 'The history of this phone number';
export const blockThisPhone = 'Block this phone';
export const seeBlockedPhones = 'See blocked phones';
