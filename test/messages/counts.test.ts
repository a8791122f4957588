import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as paging from '../../src/messages/bn/dashboard/components/paging.ts';
import * as bengaliImport from '../../src/messages/bn/dashboard/productImport.tsx';
import { digits } from '../../src/messages/bn/language.ts';
import { pleaseEnterAPageUpTo } from '../../src/messages/en/dashboard/components/paging.ts';
import { selectThese } from '../../src/messages/en/dashboard/components/selection.ts';
import { allParcels } from '../../src/messages/en/dashboard/orders/cash.ts';
import { tooManyRows } from '../../src/messages/en/dashboard/productImport.tsx';

type Message = (...values: readonly (number | string)[]) => ReactNode;

const folder = 'src/messages/bn';

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

/** Name and parameters, `count: number` and so on, of the messages of a file that are told a number. */
const countedIn = (file: string): [string, string[]][] =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = \(([^)]*)\)/gm)]
    .map(([, name = '', parameters = '']): [string, string[]] => [name, parameters.split(/, (?=\w+\??:)/)])
    .filter(([, parameters]) => parameters.every((each) => /: (number|string|ReactNode)$/.test(each)))
    .filter(([, parameters]) => parameters.some((each) => each.endsWith(': number')));

/** Values for the parameters: the number, or the same number as it is written. */
const valuesFor = (parameters: readonly string[], number: number): (number | string)[] =>
  parameters.map((each) => {
    if (each.endsWith(': number')) return number;
    return /^(count|written)\b/.test(each) ? String(number) : 'ক';
  });

/** A cell of a file is as it is typed. */
const withoutCode = (markup: string): string => markup.replace(/<code>.*?<\/code>/g, '');

const said = await Promise.all(
  files.map(async (file) => {
    const messages = (await import(join('../..', file))) as Readonly<Record<string, Message>>;
    return countedIn(file).map(([name, parameters]) => ({
      at: `${file} ${name}`,
      words: (number: number) =>
        withoutCode(renderToStaticMarkup(messages[name]?.(...valuesFor(parameters, number)))),
    }));
  }),
).then((each) => each.flat());

it.each([0, 1, 2])(
  'BN-6 every message that is told the number %i has it in Bengali digits, or in words',
  (number) => {
    const wrong = said
      .map(({ at, words }) => ({ at, text: words(number) }))
      .filter(({ text }) => !/[\u0980-\u09ff]/.test(text) || /undefined|NaN|object|\d/.test(text));
    expect(wrong).toEqual([]);
    expect(said.filter(({ words }) => words(number).includes(digits(number))).length).toBeGreaterThan(80);
  },
);

it('CA-8 MD-6 English pages speak of one row and of one parcel in the singular', () => {
  expect([selectThese(1), selectThese(2)]).toEqual(['Select this one', 'Select these 2']);
  expect([allParcels(1, '1'), allParcels(2, '2')]).toEqual(['The parcel', 'All 2 parcels']);
});

it('BN-6 large counts have groups of lakh in sentences, too', () => {
  expect([pleaseEnterAPageUpTo(123456), tooManyRows(50_000)]).toEqual([
    'Please enter a page from 1 to 1,23,456.',
    'The file has more than 50,000 rows. Split it into several files.',
  ]);
  expect([paging.pleaseEnterAPageUpTo(123456), bengaliImport.tooManyRows(50_000)]).toEqual([
    '১ থেকে ১,২৩,৪৫৬-এর মধ্যে একটি পাতার নম্বর লিখুন।',
    'ফাইলে ৫০,০০০টির বেশি সারি আছে। কয়েকটি ফাইলে ভাগ করুন।',
  ]);
});
