/** Maximum number of characters of a first name. */
const longest = 30;

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** A word of a name; one with a digit or an at sign may be a phone number or an address. */
const isName = (word: string): boolean => /\p{L}/u.test(word) && !/[\p{Nd}@/:]/u.test(word);

/**
 * The name that a review shows (SH-7): `Rahima K.` for Rahima Khatun. Empty when no word is a name. For the server: not
 * every browser has `Intl.Segmenter`.
 */
export const publicName = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(isName);
  const first = Array.from(words[0] ?? '')
    .slice(0, longest)
    .join('');
  if (words.length < 2) return first;
  const [initial] = graphemes.segment((words.at(-1) ?? '').replace(/^\P{L}+/u, ''));
  return `${first} ${initial?.segment ?? ''}.`;
};
