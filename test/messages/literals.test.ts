import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Literal, literalsOf } from './literalsOf.ts';

const layers = ['app', 'storefront', 'dashboard', 'ui', 'identity'];

const filesOf = (layer: string): string[] =>
  readdirSync(`src/${layer}`, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /[.]tsx?$/.test(name) && !name.endsWith('.stories.tsx'))
    .map((entry) => join(entry.parentPath, entry.name));

/** Attributes and properties that a person sees or hears; `name` is that of an icon or of a field. */
const visible =
  /^[@:](?!enterKeyHint)(aria-(label|description|roledescription|valuetext|placeholder)|\w*(label|title|text|hint|heading|message|note|noun|question|caption|legend|description|placeholder)|alt|summary|empty|what|button|submit|confirm|unit|subject|children|tooltip|help|failure|success|head)$/i;

/** The drawing of the icon `message`; elsewhere a property of this name is a text. */
const isDrawing = ({ place, text }: Literal): boolean => place === ':message' && text.startsWith('M12 4c');

/** What a developer reads in the console. */
const logged = new Set(['Error()', 'error()', 'warn()']);

/** Where the code itself says something, each with its reason. */
const allowed: Readonly<Record<string, string>> = {
  '01XXXXXXXXX': 'the shape of a phone number',
  'name@example.com': 'the shape of an e-mail address',
  N: 'a key of the keyboard',
  বাংলা: 'the language’s own name',
  'Best Selling': 'a value of the contract',
  'New Arrivals': 'a value of the contract',
  'Most Popular': 'a value of the contract',
};

/** The page of an advance says in both languages what happens to the money (docs/decisions/0136). */
const isSaidInBoth = (path: string, text: string): boolean =>
  path.startsWith('src/storefront/advance/') && /[\u0980-\u09ff]/.test(text) && !/[a-z]/i.test(text);

const isShown = (literal: Literal): boolean =>
  ['text', 'child'].includes(literal.place) ||
  visible.test(literal.place) ||
  /[\u0980-\u09ff]/.test(literal.text) ||
  (/^[A-Z][\p{L}’']+ .*\p{L}/u.test(literal.text) && !logged.has(literal.place));

const shown = layers
  .flatMap(filesOf)
  .flatMap((path) => literalsOf(path).map((literal) => ({ ...literal, path, text: literal.text.trim() })))
  .filter((literal) => /\p{L}/u.test(literal.text) && isShown(literal) && !isDrawing(literal));

it('BN-4 no screen and no component has a sentence of its own', () => {
  const own = shown
    .filter(({ path, text }) => !Object.hasOwn(allowed, text) && !isSaidInBoth(path, text))
    .map(({ path, line, text }) => `${path}:${line} ${text}`);
  expect(own).toEqual([]);
});

it('BN-4 what the code says all the same is what is listed', () => {
  const texts = new Set(shown.map(({ text }) => text));
  expect(Object.keys(allowed).filter((text) => !texts.has(text))).toEqual([]);
});
