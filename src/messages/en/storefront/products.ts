export const recentlySeen = 'Recently seen';
export const forget = 'Forget';
