/** Addresses of pictures, videos and pages. `URL.canParse` is younger than browsers that still shop here. */

const base = 'http://shop.invalid';

/** Whether a browser can make a URL of the text, absolute or relative to a page: `https://` alone is none. */
export const isResolvable = (address: string): boolean => {
  try {
    return new URL(address, base).href !== '';
  } catch {
    return false;
  }
};

/** Whether a page may safely show what the address names: https, http, or a path from the shop's root. */
export const isWebAddress = (address: string): boolean =>
  /^(https?:\/\/|\/(?!\/))/i.test(address) && isResolvable(address);

/** Whether every `%` in the path stands for a character: `/shop%2` ends inside of one. */
export const isDecodable = (path: string): boolean => {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
};
