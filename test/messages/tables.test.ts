import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Literal, literalsOf } from './literalsOf.ts';

/** Paths of the modules of a language below its folder. */
const modulesOf = (language: 'bn' | 'en'): string[] =>
  readdirSync(`src/messages/${language}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(`src/messages/${language}`, join(entry.parentPath, entry.name)))
    .toSorted();

const modules = modulesOf('en');

/** What Bengali says in place of words that the domain or the server has in English, by those words. */
const isWordList = (module: string): boolean => /^refusals\/(words|\w+Words)[.]ts$/.test(module);

/** Where a text is compared, replaced or filled in and not said, and where it names a field. */
const unsaid = new Set([
  'condition',
  'default',
  ':field',
  'replace()',
  'replaceAll()',
  'startsWith()',
  'endsWith()',
  'padStart()',
]);
const isSaid = ({ place }: Literal): boolean => !unsaid.has(place);

const saidIn = (language: 'bn' | 'en', module: string): readonly Literal[] =>
  literalsOf(`src/messages/${language}/${module}`).filter(isSaid);

const bengali = modulesOf('bn').flatMap((module) =>
  saidIn('bn', module)
    .filter(() => module !== 'language.ts')
    .map((literal) => ({ ...literal, at: `${module}:${literal.line} ${literal.text}` })),
);

describe('the tables of messages', () => {
  it('BN-4 are the same modules in both languages', () => {
    expect(modulesOf('bn').filter((module) => !isWordList(module))).toEqual(modules);
    expect(modules.length).toBeGreaterThan(100);
  });

  it('BN-4 let the compiler compare each Bengali module with its English one', () => {
    const unchecked = modules.filter((module) => {
      const folders = '../'.repeat(module.split('/').length);
      const english = `import\\('${folders}en/${module}'\\)`;
      const own = `(?:Omit<)?typeof import\\('./${module.split('/').at(-1)}'\\)(?:, '\\w+'>)?`;
      const text = readFileSync(`src/messages/bn/${module}`, 'utf8');
      return !new RegExp(`export type Complete = Matches<\\s*typeof ${english},\\s*${own}\\s*>;`).test(text);
    });
    expect(unchecked).toEqual([]);
  });

  it('BN-4 have no message called then, which an import at run time would wait for without an end', () => {
    const waited = modules.filter((module) =>
      /export (const|function) then\b/.test(readFileSync(`src/messages/en/${module}`, 'utf8')),
    );
    expect(waited).toEqual([]);
  });
});

/** What both languages say alike, each with its reason. */
const sameInBoth: Readonly<Record<string, string>> = {
  WhatsApp: 'a brand',
  'বাংলায় দেখুন': 'said to a Bengali reader on an English page',
  'আর দেখাবেন না': 'said to a Bengali reader on an English page',
};

/** The words of each message of a module. */
const wordsOf = (literals: readonly Literal[]): ReadonlyMap<string, string> => {
  const words = new Map<string, string>();
  for (const { name, text } of literals) words.set(name, `${words.get(name) ?? ''}${text}`);
  return words;
};

it('BN-4 a message is not the same in both languages, except where listed', () => {
  const same = modules.flatMap((module) => {
    const english = wordsOf(saidIn('en', module));
    return [...wordsOf(saidIn('bn', module))]
      .filter(([name, words]) => /\p{L}/u.test(words) && english.get(name) === words)
      .map(([, words]) => words);
  });
  expect(new Set(same)).toEqual(new Set(Object.keys(sameInBoth)));
});

/** Names that are written in Latin letters in Bengali too (docs/bengali.md). */
const latinNames = [
  'API',
  'Android',
  'CSV',
  'Chrome',
  'Code 128',
  'Commerce Manager',
  'Enter',
  'Excel',
  'GB',
  'Google',
  'HTML',
  'ISO',
  'JPEG',
  'JSON',
  'MB',
  'Mac',
  'Markdown',
  'Merchant Center',
  'Meta',
  'Nagad',
  'PNG',
  'Pathao',
  'QR',
  'RedX',
  'S3',
  'SSLCommerz',
  'SVG',
  'Shopify',
  'Steadfast',
  'UTF-8',
  'WebP',
  'WhatsApp',
  'WooCommerce',
  'XLSX',
  'ZIP',
  'bKash',
];

/** Samples of what is typed or read in Latin letters or digits, with the message. */
const samples: Readonly<Record<string, string>> = {
  'name@example.com': 'an e-mail address',
  '/product/category/bag%20items': 'an address of the shop',
  '/shop': 'an address of the shop',
  'size-guide': 'the end of an address',
  'between 10 am and 8 pm': 'what stands between the words of the specification’s English notice',
  S3_ENDPOINT: 'a variable of the environment',
  S3_BUCKET: 'a variable of the environment',
  'Callback URL': 'a field of a courier’s portal',
  'Auth Token (Bearer)': 'a field of a courier’s portal',
  'Developers API': 'a part of a courier’s portal',
  Webhook: 'a part of a courier’s portal',
  Secret: 'a field of a courier’s portal',
  event: 'a choice of a courier’s portal',
  'scheduled feed': 'a control of another site',
  '013': 'the start of a phone number',
  '019': 'the start of a phone number',
  'Women Items': 'a category of a new shop',
  'Fashion and Accessories': 'a category of a new shop',
  Stock: 'a column of the file',
  Type: 'a column of the file',
  'New Arrivals': 'a cell of the file',
  'Most Popular': 'a cell of the file',
  'Best Selling': 'a cell of the file',
  'Recipient Name': 'a column of a courier’s upload file',
  'Recipient Phone': 'a column of a courier’s upload file',
  'COD Amount': 'a column of a courier’s upload file',
  'Red, M = 3 | Red, L = 0': 'a cell of the file',
  '12': 'a cell of the file',
  'ALLOW_EMULATOR_ANYWHERE=yes': 'a setting of the server',
  SECRETS_KEY: 'a setting of the server',
  'secrets/key': 'a file of the server',
  localhost: 'an address',
  'https://': 'the start of an address',
  'mailto:': 'the start of an address',
  'tel:': 'the start of an address',
  'a থেকে z': 'the letters of an address',
  '01700-000111': 'a phone number',
  '12345': 'the number of a store at Pathao',
  '“Name”': 'a column of the file',
  'active লিখুন': 'a cell of another shop’s file',
  'true লিখুন': 'a cell of another shop’s file',
  '1 লিখুন': 'a cell of another shop’s file',
  '} = 3”': 'a cell of the file',
  'whole, variants': 'values of a call',
  'A থেকে Z': 'the sequence of names in Latin letters',
};

/** Longest first, so that a name within another one leaves nothing of it. */
const known = [...Object.keys(samples), ...latinNames].toSorted((one, other) => other.length - one.length);

/** The text without what is known, and without the holes of a sentence for its values. */
const withoutKnown = (text: string): string =>
  known.reduce((rest, name) => rest.replaceAll(name, ''), text).replace(/\{\d\}/g, '');

describe('a Bengali message', () => {
  it('BN-4 has no Latin letter outside of the names and samples that are listed', () => {
    expect(bengali.filter(({ text }) => /[a-z]/i.test(withoutKnown(text))).map(({ at }) => at)).toEqual([]);
  });

  it('BN-6 has no Latin digit, except in a sample', () => {
    const latin = bengali.filter(({ text, place }) => place !== 'digits()' && /\d/.test(withoutKnown(text)));
    expect(latin.map(({ at }) => at)).toEqual([]);
  });

  it('BN-4 is composed (NFC), with joiners only where a conjunct needs one', () => {
    const odd = bengali.filter(
      ({ text }) =>
        text !== text.normalize('NFC') ||
        /[\u00AD\u200B\u200C\u200E\u200F\u2060\uFEFF]|\u200D/.test(text.replaceAll('র\u200D্য', '')),
    );
    expect(odd.map(({ at }) => at)).toEqual([]);
  });

  it('BN-4 uses every name and sample that is listed', () => {
    expect(known.filter((name) => !bengali.some(({ text }) => text.includes(name)))).toEqual([]);
  });
});
