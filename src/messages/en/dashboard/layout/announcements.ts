export const inTheShop = (newOrdersLabel: string): string => `${newOrdersLabel} in the shop`;
export const thisBrowserCantPlayThe = "This browser can't play the sound here.";
export const allowSoundForThisPage =
  'Allow sound for this page in the settings of the browser, then turn it on again.';
export const pressAnywhereOnceBrowsersPlay = 'Press anywhere once. Browsers play sound only after that.';
export const soundForNewOrders = 'Sound for new orders';
export const soundForNewOrdersIs = 'Sound for new orders is on';
export const soundForNewOrdersIsOff = 'Sound for new orders is off';
