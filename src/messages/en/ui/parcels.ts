export const exchange = 'Exchange';
export const exchangeWithoutPay = 'Exchange · nothing to pay';
export const exchangeToPay = (amount: string): string => `Exchange · ${amount} to pay`;
