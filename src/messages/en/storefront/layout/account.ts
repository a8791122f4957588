export const dashboard = 'Dashboard';
export const logout = 'Logout';
export const login = 'Login';
export const register = 'Register';
export const checkingYourAccount = 'Checking your account';
export const account = 'Account';
