export const shortcuts = 'Shortcuts';
export const home = 'Home';
export const cart = 'Cart';
export const call = 'Call';
export const theme = 'Theme';
export const profile = 'Profile';
export const pageCouldNotBeShown = 'This page could not be shown';
export const noConnection = 'You have no internet connection. Try again when it is back.';
