export const copied = 'Copied.';
export const pleaseCopyItByHand = 'Please copy it by hand: the browser does not let this page copy.';
export const oneFieldNeedsAnotherLook = 'One field needs another look:';
export const fieldsNeedAnotherLook = (length: number): string => `${length} fields need another look:`;
export const decrease = (label: string): string => `Decrease: ${label}`;
export const increase = (label: string): string => `Increase: ${label}`;
