/**
 * The path of a page of the shop whose whole address a merchant may have copied; any other address as it is. `origin` is the shop's
 * public one, `null` without one.
 */
export const ownPath = (address: string, origin: string | null): string => {
  if (origin === null || !address.startsWith(origin)) return address;
  const path = address.slice(origin.length);
  // Behind `https://shop.example` the name of the host may go on. Two slashes at the start would be another host.
  return /^(?:[/?#]|$)/.test(path) ? path.replace(/^[/\\\s]*/, '/') : address;
};
