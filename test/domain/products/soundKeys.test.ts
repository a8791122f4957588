// cspell:disable
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterAndSortProducts } from '#domain/products/catalogFilter.ts';
import { soundedWords, soundsOfKeys } from '#domain/products/soundKeys.ts';
import { searchKey } from '#domain/values/plainText.ts';
import { aProduct } from '../../support/builders/aProduct.ts';

/** Whether a search by sound alone finds the name. */
const sounds = (search: string, name: string): boolean =>
  soundedWords(search)?.every((keys) => keys.some((key) => soundsOfKeys([searchKey(name)]).includes(key))) ??
  false;

/** Each is found by each other one of its line. */
const alike = [
  ['পাঞ্জাবি', 'পাঞ্জাবী', 'panjabi', 'punjabi', 'Punjabee'],
  ['শাড়ি', 'শাড়ী', 'saree', 'shari', 'sari', 'Sharee'],
  ['কুর্তি', 'kurti', 'Kurtee'],
  ['জুতা', 'juta', 'joota', 'jutta'],
  ['সালোয়ার কামিজ', 'salwar kameez', 'salowar kamiz'],
  ['লুঙ্গি', 'lungi', 'loongi', 'লুঙ্গী'],
  ['লেহেঙ্গা', 'lehenga'],
  ['ব্যাগ', 'bag'],
  ['শার্ট', 'shirt'],
  ['টি-শার্ট', 'টি শার্ট', 'T-Shirt', 't shirt'],
  ['টিশার্ট', 'tshirt'],
  ['ঘি', 'ghee'],
  ['ওড়না', 'orna'],
  ['জামদানি', 'jamdani', 'jamdanee'],
  ['থ্রি পিস', 'three piece', 'thri pis'],
  ['ক্যাপ', 'cap'],
  ['কাপ', 'cup'],
  ['বোরকা', 'burqa', 'borka'],
  ['ভর্তা', 'vorta'],
  ['ভর্তা', 'bhorta'],
  ['জ্যাকেট', 'jacket'],
  ['মোবাইল', 'mobile'],
  ['বেডশিট', 'bedsheet'],
  ['স্যান্ডেল', 'sandal', 'sandel'],
  ['গামছা', 'gamcha', 'gamchha'],
  ['তাঁত', 'taat'],
  ['ওয়াচ', 'watch'],
  ['প্যান্ট', 'pant'],
  ['ঝুড়ি', 'jhuri', 'jhoori'],
  ['খাদি', 'khadi'],
  ['চুড়ি', 'churi', 'choori'],
  ['হিজাব', 'hijab', 'hizab'],
  ['আংটি', 'angti'],
  ['মেয়ে', 'meye'],
  ['ঘড়ি', 'ghori'],
  ['বালিশ', 'balish', 'baalish'],
];

/** The first, whose vowels are not written, is found by each other one, and finds it. */
const unwritten: readonly (readonly [string, ...string[]])[] = [
  ['স্বর্ণ', 'shorno', 'sorno'],
  ['কম্বল', 'kombol', 'kambal'],
  ['নকশি কাঁথা', 'nokshi katha', 'nakshi katha'],
  ['মসলা', 'masala', 'moshla', 'mosla'],
  ['চাদর', 'chador', 'chadar'],
  ['ফতুয়া', 'fotua', 'fotuya', 'fatua'],
  ['মধু', 'modhu', 'madhu'],
  ['গরম কাপড়', 'gorom kapor', 'garam kapar'],
];

/** English words that are spelled alike and name different goods. */
const different = [
  ['bath', 'Cricket Bat'],
  ['boot', 'Button'],
  ['pool', 'Pullover'],
  ['pan', 'Panjabi'],
  ['sar', 'Saree'],
  ['coat', 'Cotton'],
  ['vest', 'Best Blender'],
  ['tea', 'Tee'],
  ['red', 'Reed'],
  ['cap', 'Copper Kettle'],
  ['hat', 'Heat'],
  ['juta', 'jut'],
  ['ক', 'কাপ'],
  ['qqqq', 'Type-C Cable'],
] as const;

describe('the sound of names', () => {
  it.each(alike)('BN-7 finds the same by %s and %s', (...line) => {
    const missed = line.flatMap((search) =>
      line.filter((name) => !sounds(search, name)).map((name) => [search, name]),
    );
    expect(missed).toEqual([]);
  });

  it.each(unwritten)('BN-7 finds %s by %s and the other way round', (name, ...spelled) => {
    const missed = spelled.filter((spelling) => !sounds(spelling, name) || !sounds(name, spelling));
    expect(missed).toEqual([]);
  });

  it.each(different)('BN-7 does not find by “%s” what is called %s', (search, name) => {
    expect(sounds(search, name)).toBe(false);
  });

  it('BN-7 finds the beginning of a long word while it is typed, and other words around it', () => {
    expect(
      ['panja', 'পাঞ্জা', 'punja', 'panjabi lal', 'লাল পাঞ্জাবি'].map((search) => sounds(search, 'লাল পাঞ্জাবি 42')),
    ).toEqual([true, true, true, true, true]);
  });

  it('BN-7 finds names by either digits, composition and joiners', () => {
    const products = [
      aProduct({ _id: 'rack', name: 'র\u200d্যাক ৭ তাকের' }),
      aProduct({ _id: 'saree', name: 'শা\u09dcি 3 গজ' }),
    ];
    const found = (searchQuery: string) =>
      filterAndSortProducts(products, { searchQuery }).map(({ _id }) => _id);
    expect([found('র্যাক 7'), found('শা\u09a1\u09bcি ৩'), found('rak 7')]).toEqual([
      ['rack'],
      ['saree'],
      ['rack'],
    ]);
  });

  it('BN-7 a word sounds like itself, whatever its letters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('কখড়িা্ওযয়abcehosy1৭ ')), minLength: 3 }),
        (text) => {
          expect(soundedWords(text) === null || sounds(text, text)).toBe(true);
        },
      ),
    );
  });
});
