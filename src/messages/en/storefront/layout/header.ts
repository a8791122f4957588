export const cart = 'Cart';
export const favourites = 'Favourites';
export const withCount = (title: string, count: number): string =>
  `${title}, ${count} ${count === 1 ? 'item' : 'items'}`;
export const main = 'Main';
export const homeOf = (name: string): string => `${name}, home`;
export const menu = 'Menu';
export const account = 'Account';
export const darkTheme = 'Dark theme';
export const call = (helpline: string): string => `Call ${helpline}`;
export const notice = 'Notice';
export const stopTheNotice = 'Stop the notice';
export const helpline = 'Helpline';
export const lightDark = 'Light/Dark';
export const home = 'Home';
export const shops = 'Shops';
