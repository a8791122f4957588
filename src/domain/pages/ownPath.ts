import { englishPath } from './englishPath.ts';

/**
 * The English path of a page of the shop, of which a merchant may have copied the Bengali or the whole address; any other address as it
 * is. Each page adds the prefix of its own language. `origin` is the shop's public one, `null` without one.
 */
export const ownPath = (address: string, origin: string | null): string => {
  if (origin === null || !address.startsWith(origin)) return englishPath(address);
  const path = address.slice(origin.length);
  // Behind `https://shop.example` the name of the host may go on. Two slashes at the start would be another host.
  return /^(?:[/?#]|$)/.test(path) ? englishPath(path.replace(/^[/\\\s]*/, '/')) : address;
};
