// cspell:disable
import { searchKey } from '../values/plainText.ts';

/**
 * How words sound, so that a search finds a name that is written in other letters or by another spelling: পাঞ্জাবি, panjabi and
 * punjabi (BN-7, ADR 0146). Keys are small Latin letters and digits.
 */

/** A table from a text of signs, each followed by a blank and its sound; a sign with nothing behind the blank is silent. */
const tableOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(', ').map((line) => line.split(' ') as [string, string]));

// The letters য় ড় ঢ় are two code points each in NFC.
const consonants = tableOf(
  [
    'ক k, খ kh, গ g, ঘ gh, ঙ ng, চ ch, ছ ch, জ j, ঝ jh, ঞ n',
    'ট t, ঠ th, ড d, ঢ dh, ণ n, ত t, থ th, দ d, ধ dh, ন n',
    'প p, ফ f, ব b, ভ bh, ম m, য j, র r, ল l, শ sh, ষ sh',
    'স s, হ h, ৎ t, ড\u09bc r, ঢ\u09bc r, য\u09bc y',
  ].join(', '),
);

const vowels = tableOf(
  [
    'অ o, আ a, ই i, ঈ i, উ u, ঊ u, ঋ ri, এ e, ঐ oi, ও o, ঔ ou',
    '\u09be a, \u09bf i, \u09c0 i, \u09c1 u, \u09c2 u, \u09c3 ri',
    '\u09c7 e, \u09c8 oi, \u09cb o, \u09cc ou, \u0982 ng, \u0983 , \u0981 ',
  ].join(', '),
);

/** Conjuncts that do not sound as their letters; the sign between two consonants is the hasanta. */
const conjuncts: readonly (readonly [RegExp, string])[] = [
  [/ক\u09cdষ/g, 'খ'],
  [/জ\u09cdঞ/g, 'গ'],
  // র‍্যাক is rak, its second letter is silent; `searchKey` has removed its joiner.
  [/র\u09cdয(?=\u09be)/g, 'র'],
  // ব্যাগ is bag: the letter is silent here too, but it sounds behind র, as in সূর্য, and with the dot of য়.
  [/(র\u09cdয)|\u09cdয(?!\u09bc)/g, '$1'],
  // স্বর্ণ is sorno: ব is silent behind these letters.
  [/([সশতদজ])\u09cdব/g, '$1'],
  // ওয়া is wa.
  [/(?:ও|\u09cb)য\u09bc(?=\u09be)/g, 'w'],
];

/** Latin spellings, each with its replacement, in this order. They may spoil English words, but on both sides of a search. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^punj/, 'panj'],
  [/tch/g, 'ch'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)|q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/([kgdbj])h/g, '$1'],
  [/ee|ie/g, 'i'],
  [/oo/g, 'u'],
  [/ow(?=[aeiou])/g, 'w'],
  [/([aeiou])y(?=[aeiou])/g, '$1'],
  [/y$/, 'i'],
  [/(..)e$/, '$1'],
  [/(.)\1+/g, '$1'],
];

/** English words, each with how Bengali letters write its sound, both as the rules above leave them. */
const words = tableOf(
  [
    'sirt sart, kup kap, sandal sandel, burka borka, mobil mobail, charger charjar',
    'skirt skart, blous blauj, plat plet, babi bebi, t ti, tsirt tisart',
  ].join(', '),
);

/** The key of a word in Latin letters. */
const foldLatin = (word: string): string => {
  const folded = spellings.reduce((text, [sign, sound]) => text.replace(sign, sound), word);
  return words[folded] ?? folded;
};

/** The vowels that may sound between two consonants although no letter shows them. */
const inherentVowels = ['', 'o', 'a'] as const;
/** A word with at most so many such places gets every combination of vowels; one with more gets the same vowel at all places. */
const freePlaces = 2;

/** The sign between two consonants that have no vowel between them. */
const hasanta = '\u09cd';

/** A consonant with its dot, if it has one, or any other character. */
const letterPattern = /[\u0995-\u09b9\u09ce]\u09bc?|./gu;

/** The sounds of a Bengali word; `null` at each place where an inherent vowel may sound. */
const soundsOf = (word: string): (string | null)[] => {
  const text = conjuncts.reduce((spelled, [sign, sound]) => spelled.replace(sign, sound), word);
  const letters = text.match(letterPattern) ?? [];
  return letters.flatMap((letter, place) => {
    const sound = consonants[letter] ?? vowels[letter] ?? (letter === hasanta ? '' : letter);
    const next = letters[place + 1];
    // At the end a vowel may sound only after a conjunct, and need not: it does in স্বর্ণ, not in শার্ট.
    const mayVowelFollow = next === undefined ? letters[place - 1] === hasanta : next in consonants;
    return letter in consonants && mayVowelFollow ? [sound, null] : [sound];
  });
};

/** The word's sounds with `vowel` at all places of an inherent vowel. */
const withVowel = (sounds: readonly (string | null)[], vowel: string): string =>
  sounds.map((sound) => sound ?? vowel).join('');

/** The word's sounds with every combination of vowels at the places of an inherent vowel. */
const withEveryVowel = (sounds: readonly (string | null)[]): string[] => {
  const [sound, ...others] = sounds;
  if (sound === undefined) return [''];
  const choices = sound === null ? inherentVowels : [sound];
  return withEveryVowel(others).flatMap((ending) => choices.map((choice) => `${choice}${ending}`));
};

/** The readings of a Bengali word, one for each choice of its inherent vowels. */
const readings = (word: string): string[] => {
  const sounds = soundsOf(word);
  const places = sounds.filter((sound) => sound === null).length;
  if (places <= freePlaces) return withEveryVowel(sounds);
  return inherentVowels.map((vowel) => withVowel(sounds, vowel));
};

const bengaliSign = /[\u0980-\u09ff]/;

/** The keys of a word: one for a word in Latin letters, one for each reading of a word in Bengali. */
const keysOfWord = (word: string): readonly string[] => {
  if (!bengaliSign.test(word)) return [foldLatin(word)];
  // Bengali is written in Latin letters with v or bh for ভ.
  const texts = readings(word).flatMap((text) =>
    text.includes('bh') ? [text, text.replaceAll('bh', 'v')] : [text],
  );
  return [...new Set(texts.map(foldLatin))].filter((key) => key !== '');
};

/** Keys by word. The names of a catalog share their words: to apply the rules to each again would take ten times as long. */
const cachedKeys = new Map<string, readonly string[]>();
/** Searches add words without end: with this many, all are forgotten. */
const mostCachedWords = 20_000;

const keysOf = (word: string): readonly string[] => {
  if (/^\d+$/.test(word)) return [word];
  const cached = cachedKeys.get(word);
  if (cached !== undefined) return cached;
  const keys = keysOfWord(word);
  if (cachedKeys.size >= mostCachedWords) cachedKeys.clear();
  cachedKeys.set(word, keys);
  return keys;
};

const wordsOf = (key: string): string[] => key.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The sounds of all words of the texts, which are `searchKey`s, with a blank before and after each. */
export const soundsOfKeys = (texts: readonly string[]): string => {
  const keys = new Set(texts.flatMap((text) => wordsOf(text).flatMap(keysOf)));
  return keys.size === 0 ? '' : ` ${[...keys].join(' ')} `;
};

/** A typed word with so many letters may be the beginning of a longer one; fewer letters begin words of any meaning. */
const fewestOfBeginning = 5;
/** A search of fewer Latin letters finds only what is written so, since so few sound like words of any meaning. */
const fewestLetters = 3;

/**
 * For each word of a search, texts of which `soundsOfKeys` of a name holds at least one if the name sounds like the search. `null`
 * for a search that is too short, has no words, has a word without a sound, or has only words of one sound: `qqqq` would find `C`.
 */
export const soundedWords = (search: string): readonly (readonly string[])[] | null => {
  const typed = wordsOf(searchKey(search));
  if (!bengaliSign.test(search) && typed.join('').length < fewestLetters) return null;
  const keys = typed.map(keysOf);
  if (keys.length === 0 || keys.some((keysOfOne) => keysOfOne.length === 0)) return null;
  if (keys.flat().every(({ length }) => length === 1)) return null;
  return keys.map((keysOfOne) =>
    keysOfOne.map((key) => (key.length < fewestOfBeginning ? ` ${key} ` : ` ${key}`)),
  );
};
