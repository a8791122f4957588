export const dashboard = 'Dashboard';
