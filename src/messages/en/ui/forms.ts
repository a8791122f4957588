export const copied = 'Copied.';
export const pleaseCopyByHand = 'Please copy it by hand: the browser does not let this page copy.';
export const fieldsNeedAnotherLook = (count: number): string =>
  count === 1 ? 'One field needs another look:' : `${count} fields need another look:`;
export const soldOutChoice = (name: string): string => `${name}, sold out`;
export const decrease = (label: string): string => `Decrease: ${label}`;
export const increase = (label: string): string => `Increase: ${label}`;
