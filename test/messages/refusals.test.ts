import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ArraySchema, ObjectSchema, type Schema } from 'yup';
import { refusalStatus } from '#contract/call/refusal.ts';
import { everyCall } from '#contract/everyCall.ts';
import { choiceLabels, toDecideLabels } from '#domain/consignments/decisionChoices.ts';
import { picturesColumn, productCsvFields, stockColumn } from '#domain/productFiles/productCsv.ts';
import { fileKinds } from '#domain/productFiles/productFile.ts';
import { otherPiecesMessage } from '#domain/products/countedProduct.ts';
import { consignmentStageLabels } from '#messages/domain/stages.ts';
import { uploadFiles } from '#server/couriers/uploadFiles/uploadFiles.ts';
import { loadRefusals, refusalText } from '../../src/messages/bn/api/client.ts';
import * as bengali from '../../src/messages/bn/refusals/sentences.ts';
import { allSentences, sentenceOf } from '../../src/messages/en/refusals/sentences.ts';

const isOfOthers = (path: string): boolean => path.startsWith('couriers/') || path.startsWith('payments/');
const sources = readdirSync('src/server', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);

/** Each literal sentence behind the `start` in the files, with an `x` for what stands in it. */
const sentencesBehind = (start: string, paths: readonly string[]): string[] => {
  const literal = /\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/;
  const thrown = new RegExp(`(?:${start})${literal.source}`, 'g');
  return paths
    .flatMap((path) => [...readFileSync(join('src/server', path), 'utf8').matchAll(thrown)])
    .map(([, single, double, template = '']) => single ?? double ?? template.replace(/\$\{[^}]*\}/g, 'x'))
    .filter((text) => /[a-z]{2} /i.test(text));
};

const serverSentences = sentencesBehind(
  String.raw`new ApiError\(\s*'\w+',|\binvalid\([^,]+,|\bforbidden\(|\bunauthorized\(|\brefused\(`,
  sources.filter((path) => !isOfOthers(path)),
);

/** Why a call to a courier or the payment gateway failed, which pages for staff show. */
const failures = sentencesBehind(String.raw`new CourierError\(\s*'\w+',`, sources.filter(isOfOthers));

/** Why a job failed. */
const reasons = sentencesBehind(
  'reason(?::| =)',
  sources.filter((path) => /^(?:outbox|courierDesk|courierEvents)/.test(path)),
);

interface RuleOptions {
  readonly name?: string;
  readonly message?: unknown;
  readonly params?: Record<string, unknown>;
}
interface Rule {
  readonly OPTIONS?: RuleOptions;
}
const messageIn = ({ OPTIONS: { message, params = {} } = {} }: Rule): string => {
  const said: unknown =
    typeof message === 'function' ? message({ ...params, path: 'x', value: 'x' }) : message;
  return typeof said === 'string'
    ? said.replace(/\$\{(\w+)\}/g, (_, name: string) =>
        typeof params[name] === 'number' ? params[name].toString() : 'x',
      )
    : '';
};

const partsOf = (schema: Schema): (Schema | undefined)[] => {
  if (schema instanceof ObjectSchema) return Object.values(schema.fields) as Schema[];
  return schema instanceof ArraySchema ? [schema.innerType as Schema | undefined] : [];
};

/** What the rules of a schema say, those of its parts included. */
const messagesOf = (schema: Schema | undefined, seen = new Set<unknown>()): string[] => {
  if (schema === undefined || seen.has(schema)) return [];
  seen.add(schema);
  // yup's types call `internalTests` private: the rules that a schema has once, such as that of `defined`.
  const { tests = [], internalTests = {} } = schema as unknown as {
    tests?: Rule[];
    internalTests?: Record<string, Rule | undefined>;
  };
  const inner = partsOf(schema);
  const own = [...tests, ...Object.values(internalTests)].flatMap((rule) => (rule ? [messageIn(rule)] : []));
  return [...own, ...inner.flatMap((part) => messagesOf(part, seen))];
};

// yup's own sentence where a rule has none of the shop's: the server says it in words of its own.
const isOfYup = (text: string): boolean => text === '' || /^(x|this) (cannot|must|is|field)\b/.test(text);

const contractSentences = everyCall.flatMap(({ schemas }) =>
  [schemas.params, schemas.query, schemas.body, schemas.headers].flatMap((schema) => messagesOf(schema)),
);

const unknown = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text) => !isOfYup(text) && sentenceOf(text) === null);

/** The places for values in a sentence, by Latin digits: Bengali sentences may number theirs in Bengali. */
const holes = (text = ''): string[] =>
  [...text.matchAll(/\{[\d০-৯]\}/g)].map(([hole]) =>
    hole.replace(/[০-৯]/, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit))),
  );

describe('the refusals', () => {
  it('BN-3 see the sentences of the server and of the contract', () => {
    expect(serverSentences.length).toBeGreaterThan(120);
    expect(contractSentences.length).toBeGreaterThan(500);
  });

  it('BN-3 have a code for each sentence that the server throws', () => {
    expect(unknown(serverSentences)).toEqual([]);
  });

  it('BN-3 CR-6 CR-14 have a code for each sentence about a failed call or job', () => {
    expect([failures.length > 20, unknown([...failures, ...reasons])]).toEqual([true, []]);
    const said = [
      'The answer of Pathao cannot be read: data.fee.',
      'The secret key of Steadfast is empty or has characters that keys do not have.',
      "The shop's process ended at each of 5 attempts.",
      'Steadfast sent "delivered" for HK-7Q4K-2M, but answers "pending".',
    ].map((text) => bengali.shownText(text));
    expect(said).toEqual([
      'Pathao-এর উত্তর পড়া যাচ্ছে না: data.fee।',
      'Steadfast-এর সিক্রেট কী খালি, বা এতে এমন অক্ষর আছে যা কী-তে থাকে না।',
      '৫ বার চেষ্টার প্রতিবারই শপের প্রসেস বন্ধ হয়ে গেছে।',
      'HK-7Q4K-2M: Steadfast “delivered” পাঠিয়েছে, কিন্তু জিজ্ঞাসা করলে জানায় “pending”।',
    ]);
  });

  it('BN-3 have a code for each sentence of a rule in the contract', () => {
    expect(unknown(contractSentences)).toEqual([]);
  });

  it('BN-3 have a Bengali sentence for each code, with the same values', () => {
    const [english, translated] = [allSentences(), bengali.allSentences()];
    const bad = Object.entries(english).filter(([code, text]) => {
      const said = translated[code] ?? '';
      return !/[ঀ-৿]/.test(said) || holes(said).some((hole) => !holes(text).includes(hole));
    });
    expect([bad, Object.keys(translated).filter((code) => !(code in english))]).toEqual([[], []]);
    // A code in two modules would lose the sentence of one.
    const modules = readdirSync('src/messages/en/refusals').filter((name) => name !== 'sentences.ts');
    const codes = modules.flatMap((name) =>
      [...readFileSync(join('src/messages/en/refusals', name), 'utf8').matchAll(/^  (\w+):/gm)].map(
        ([, code]) => code,
      ),
    );
    expect(codes.length).toBe(Object.keys(english).length);
  });

  it('BN-3 find each sentence again among all', () => {
    const lost = Object.entries(allSentences()).filter(
      ([code, text]) => sentenceOf(text.replace(/\{\d\}/g, 'x9'))?.code !== code,
    );
    expect(lost).toEqual([]);
  });

  it('BN-3 CA-9 tell for how many days there are figures, which no shorter sentence takes for its own', () => {
    expect(bengali.shownText('from and to may span at most 366 days')).toBe(
      'একসাথে সর্বোচ্চ ৩৬৬ দিনের হিসাব করা যায়',
    );
  });

  it('BN-3 are worded by the code, else by the sentence, else in the server’s words', async () => {
    const refusal = { code: 'invalid', message: 'x', left: undefined };
    await loadRefusals();
    const said = [
      { ...refusal, sentence: 'mayHaveAtMostCharacters', values: ['Name', '100'] },
      { ...refusal, message: 'Name may have at most 100 characters' },
      { ...refusal, message: 'The moon is full.', sentence: 'newerThanThisPage' },
    ].map(refusalText);
    expect(said).toEqual([
      'নাম সর্বোচ্চ ১০০ অক্ষরের হতে পারে',
      'নাম সর্বোচ্চ ১০০ অক্ষরের হতে পারে',
      'The moon is full.',
    ]);
  });

  it('BN-3 API-8 say what to do when the host, or a proxy in front of it, gives no reason', async () => {
    await loadRefusals();
    expect(refusalText({ code: 'other', message: '', left: undefined })).toBe(
      'শপ এটি গ্রহণ করেনি। একটু পরে আবার চেষ্টা করুন।',
    );
  });

  it('BN-3 SP-1 SP-6 are known with a full stop behind them, as in the rows of a file', () => {
    const said = [
      'Name may have at most 60 characters.',
      'Name needs a letter or a digit.',
      'The shop has no category “Saree > Cotton”.',
      'Original price must be at least 1.',
      'It is no sentence of the shop.',
    ].map((text) => bengali.shownText(text));
    expect(said).toEqual([
      'নাম সর্বোচ্চ ৬০ অক্ষরের হতে পারে।',
      'নাম: অন্তত একটি অক্ষর বা অঙ্ক লাগবে।',
      'শপে “Saree > Cotton” ক্যাটাগরি নেই।',
      'দাম অন্তত ১ হতে হবে।',
      'It is no sentence of the shop.',
    ]);
  });

  it('BN-3 GS-7 GS-13 name the color of an item in Bengali, and keep its size', () => {
    const said = [
      otherPiecesMessage({ color: 'Red', size: 'M', seen: 2 }, 7),
      otherPiecesMessage({ color: 'Red', size: '', seen: 2 }, 7),
      'It has no Red, M pieces to count.',
      'Shirt, White has no Red, M pieces to count.',
    ].map((text) => bengali.shownText(text));
    expect(said).toEqual([
      'লাল, M: এখন ৭ পিস আছে, ২ নয়: এর মধ্যে কিছু অর্ডার হয়েছে বা ফেরত এসেছে। আবার গুনুন।',
      'লাল: এখন ৭ পিস আছে, ২ নয়: এর মধ্যে কিছু অর্ডার হয়েছে বা ফেরত এসেছে। আবার গুনুন।',
      'এর লাল, M পিস গোনার নেই।',
      'Shirt, White-এর লাল, M পিস গোনার নেই।',
    ]);
  });

  it('BN-3 SP-4 SP-6 GS-13 have the sentences of the domain about files and categories', () => {
    const said = [
      '“x” is not a whole number of pieces from 0 to 10,00,000.',
      '“x” is not a whole number of pieces from 0 to 10,00,000, or such as Red, M = 3 | Red, L = 0.',
      'Not in the ZIP file: “a.jpg”, “b.jpg” and 2 more.',
      'Colors may have at most 40 characters each.',
      "A category can't be merged into itself",
      'A category may have at most 100 sub-categories; these two have 160',
    ].map((text) => bengali.shownText(text));
    expect(said).toEqual([
      '“x” ঠিক নয়; লাগবে: ০ থেকে ১০,০০,০০০ পর্যন্ত পিসের পূর্ণ সংখ্যা।',
      '“x” ঠিক নয়; লাগবে: ০ থেকে ১০,০০,০০০ পর্যন্ত পিসের পূর্ণ সংখ্যা, বা Red, M = 3 | Red, L = 0-এর মতো।',
      'ZIP ফাইলে নেই: “a.jpg”, “b.jpg” ও আরও ২টি।',
      'রং: প্রতিটি সর্বোচ্চ ৪০ অক্ষরের হতে পারে।',
      'ক্যাটাগরি নিজের সাথে এক করা যায় না',
      'একটি ক্যাটাগরিতে সর্বোচ্চ ১০০টি সাব-ক্যাটাগরি থাকতে পারে; এই দুটিতে আছে ১৬০টি',
    ]);
  });

  it('BN-3 SP-6 have the name of each column of a file of products', () => {
    const columns = [stockColumn, picturesColumn, ...productCsvFields.map(({ column }) => column)];
    expect(columns.filter((name) => bengali.shownText(name) === name)).toEqual([]);
    expect(bengali.shownText(fileKinds.own)).toBe('এই শপ');
  });

  it('BN-3 have the name of each thing to decide, and of each choice', () => {
    const names = [...Object.values(toDecideLabels), ...Object.values(choiceLabels)];
    expect(names.filter((name) => bengali.shownText(name) === name)).toEqual([]);
  });

  it('BN-3 CR-1 CA-3 have the name of each stage of a parcel', () => {
    const names = Object.values(consignmentStageLabels);
    expect(names.filter((name) => bengali.shownText(name) === name)).toEqual([]);
    expect(bengali.shownText('The parcel is “Booked”.')).toBe('পার্সেলটি “বুক করা হয়েছে”।');
  });

  it('BN-3 CR-16 have the source of the columns of each upload file', () => {
    expect(unknown(Object.values(uploadFiles).map(({ source }) => source))).toEqual([]);
  });

  it('BN-3 keep order numbers and phone numbers in Latin digits', () => {
    expect(bengali.shownText('The order HK-7Q4K-2M has been deleted.')).toContain('HK-7Q4K-2M');
    expect(bengali.shownText('This phone number is blocked: 01711000222')).toContain('01711000222');
  });

  it('BN-3 of every code have a sentence of their own for a server that tells none', () => {
    const kept = Object.entries(refusalStatus)
      .filter(([, status]) => status < 500)
      .map(([code]) => [code, refusalText({ code, message: '', left: undefined })] as const)
      .filter(([, text]) => !/[ঀ-৿]/.test(text));
    expect(kept).toEqual([]);
  });

  it.each([
    [
      'Pathao accepts the keys. The account has no store yet: add one in its portal.',
      'Pathao কী গ্রহণ করেছে। অ্যাকাউন্টে এখনো কোনো স্টোর নেই: তাদের পোর্টালে একটি যোগ করুন।',
    ],
    [
      'Pathao accepts the keys. Its stores: Main St. (12), B (345). Parcels are fetched at the one that is entered.',
      'Pathao কী গ্রহণ করেছে। স্টোর: Main St. (12), B (345)। যেটির নম্বর লেখা আছে, পার্সেল সেখান থেকেই নেওয়া হয়।',
    ],
    [
      'Pathao accepts the keys. Its stores: Main (12). Enter the number of the one where parcels are fetched.',
      'Pathao কী গ্রহণ করেছে। স্টোর: Main (12)। যে স্টোর থেকে পার্সেল নেওয়া হয়, তার নম্বর লিখুন।',
    ],
    [
      'Pathao accepts the keys. Its stores: Main (12). The number 99 that is entered is none of them.',
      'Pathao কী গ্রহণ করেছে। স্টোর: Main (12)। লেখা নম্বরটি এগুলোর কোনোটির নয়।',
    ],
  ])('BN-3 CR-14 tell what came of trying the keys: %s', (sentence, text) => {
    expect(bengali.shownText(sentence)).toBe(text);
  });
});
