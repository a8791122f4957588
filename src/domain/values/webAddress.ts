/** Addresses of images, videos and pages. Browsers of some shoppers lack `URL.canParse`. */

/** Stands for the shop's own address, where only the path matters. */
const base = 'http://shop.invalid';

/**
 * Whether a browser can parse the text as a URL, absolute or relative to a page: `https://` alone is invalid.
 */
export const isResolvable = (address: string): boolean => {
  try {
    return new URL(address, base).href !== '';
  } catch {
    return false;
  }
};

/**
 * Whether a page may safely link to the address: https, http, or a path from the shop's root. Browsers read
 * `//`, `/\` and a slash, a tab and a slash at the start as another host.
 */
export const isWebAddress = (address: string): boolean => {
  if (!isResolvable(address)) return false;
  if (/^https?:\/\//i.test(address)) return true;
  return address.startsWith('/') && new URL(address, base).href.startsWith(`${base}/`);
};

/** Whether every `%` in the path belongs to an encoded character: `/shop%2` ends inside one. `false` for an empty path. */
export const isDecodable = (path: string): boolean => {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
};
