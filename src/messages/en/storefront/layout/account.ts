export const checkingYourAccount = 'Checking your account';
export const account = 'Account';
