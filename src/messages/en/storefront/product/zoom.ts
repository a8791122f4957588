export const picturesOf = (name: string): string => `Pictures of ${name}`;
export const picture = (place: number, count: number): string => `Picture ${place} of ${count}`;
export const makeSmaller = 'Make smaller';
export const makeLarger = 'Make larger';
export const close = 'Close';
export const pictureOf = (name: string, place: number, count: number): string =>
  `${name}, picture ${place} of ${count}`;
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
