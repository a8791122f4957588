export const recentlySeen = 'Recently seen';
export const forget = 'Forget';
export const recentForgotten = 'This device has forgotten the products that you saw.';
