export const dashboard = 'Dashboard';
export const logout = 'Logout';
export const login = 'Login';
export const register = 'Register';
