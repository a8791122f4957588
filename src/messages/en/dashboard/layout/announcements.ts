export const inTheShop = (newOrders: string): string => `${newOrders} in the shop`;
export const theSoundCannotBePlayed = "This browser can't play the sound here.";
export const allowSound = 'Allow sound for this page in the settings of the browser, then turn it on again.';
export const pressAnywhereOnce = 'Press anywhere once. Browsers play sound only after that.';
export const soundForNewOrders = 'Sound for new orders';
export const soundIsOn = 'Sound for new orders is on';
export const soundIsOff = 'Sound for new orders is off';
