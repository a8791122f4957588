/** In em. The smallest size is for the longest addresses (500 characters), which have to be whole (MD-20). */
const largest = 1.6;
const smallest = 0.4;
/** The difference of two sizes that are tried one after the other. */
const step = 0.05;

/** Sets the largest type size at which the parent of the address holds all that is in it. */
const fit = (text: HTMLElement): void => {
  const box = text.parentElement;
  if (box === null) return;
  // Counted in whole steps: after many subtractions a fraction would be below the smallest size, which would not be tried.
  const steps = Math.round((largest - smallest) / step);
  for (let taken = 0; taken <= steps; taken += 1) {
    text.style.fontSize = `${(largest - taken * step).toFixed(2)}em`;
    if (box.scrollHeight <= box.clientHeight) return;
  }
};

/** The ref of an address, which gets the largest size for which its parent has space; it is measured again when the fonts have loaded. */
export const fitAddress = (text: HTMLElement | null): void => {
  if (text === null) return;
  fit(text);
  if (document.fonts?.status === 'loading') void document.fonts.ready.then(() => fit(text));
};

/** The largest type size of a text in em, which it has up to a number of characters; a longer text is smaller. */
export interface LargestSize {
  readonly size: number;
  readonly characters: number;
}

/**
 * The type size in em at which a text of several lines takes no more area than it may: the area of a character grows with the square
 * of its size.
 */
export const sizeOnLines = (text: string, { size, characters }: LargestSize): number =>
  Number((size * Math.min(1, Math.sqrt(characters / Math.max(1, text.length)))).toFixed(3));

/** The type size in em at which a text of one line is no wider than it may be. */
export const sizeOnOneLine = (text: string, { size, characters }: LargestSize): number =>
  Math.min(size, (size * characters) / text.length);
