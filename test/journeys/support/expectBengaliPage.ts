import { expect, type Page } from '@playwright/test';
import { adminToken, ordersOf } from '../../support/clients/adminClient.ts';
import { stateViolations } from './axeViolations.ts';

/** What a Bengali page writes in Latin letters: brands, and the keys of the keyboard. */
const latinNames = [
  'Android',
  'CSV',
  'Chrome',
  'Enter',
  'Facebook',
  'Google',
  'Instagram',
  'LinkedIn',
  'Mac',
  'Messenger',
  'Nagad',
  'Paperfly',
  'Pathao',
  'QR',
  'RedX',
  'Rocket',
  'SSLCommerz',
  'Steadfast',
  'Sundarban',
  'TikTok',
  'Upay',
  'WhatsApp',
  'YouTube',
  'bKash',
];

/** Numbers of orders and invoices, tracking codes, ids, e-mail and web addresses, shapes of what is typed. */
const latinShapes = [
  String.raw`[\w.+-]+@[\w.-]+`,
  String.raw`https?://\S+`,
  String.raw`\b[A-Z]{1,4}-[0-9A-Z]+(-[0-9A-Z]+)*\b`,
  String.raw`\b[0-9a-f]{24}\b`,
  String.raw`01X+`,
];

/**
 * What a person sees or hears on the page in Latin letters, or as an amount in Latin digits, and neither is listed nor marked as
 * English. A text of its own that is one of the shop's names must be marked, a name inside of a sentence need not.
 */
export const latinTexts = (
  page: Page,
  names: readonly string[],
  typed: readonly string[] = [],
): Promise<string[]> =>
  page.evaluate(
    ([known, shapes, toMark]) => {
      const found = new Set<string>();
      const read = (text: string | null): void => {
        // A card shortens a long name, a tracking page the address.
        const start = /^(.+?)(?:…|[.]{3})(?:\n.*)?$/s.exec(text ?? '')?.[1];
        if (start !== undefined && known.some((name) => name.startsWith(start))) return;
        const rest = known.reduce(
          (left, name) => left.replaceAll(name, ''),
          shapes.reduce((left, shape) => left.replace(new RegExp(shape, 'g'), ''), text ?? ''),
        );
        if (/[a-z]{2}/i.test(rest) || /৳\s*\d/.test(rest)) found.add((text ?? '').trim());
      };
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- The browser runs it, apart from this file.
      const isRead = (element: Element | null): boolean =>
        element !== null &&
        element.closest('script, style, code, [lang="en"]') === null &&
        element.checkVisibility({ visibilityProperty: true });
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { nodeValue, parentElement } = texts.currentNode;
        if (!isRead(parentElement)) continue;
        read(nodeValue);
        const text = nodeValue?.trim() ?? '';
        if (toMark.includes(text)) found.add(`not marked as English: ${text}`);
      }
      for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'])
        for (const element of document.querySelectorAll(`[${name}]`))
          if (isRead(element)) read(element.getAttribute(name));
      read(document.title);
      return [...found];
    },
    [
      [...names, ...typed, ...latinNames].toSorted((one, other) => other.length - one.length),
      latinShapes,
      names.filter((name) => /[a-z]{4}/i.test(name) && !/[@/]/.test(name) && !latinNames.includes(name)),
    ] as const,
  );

/** What the page shows with a Bengali digit in it, apart from texts that are listed. */
export const bengaliDigits = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate((known) => {
    const texts = document.body.innerText.split('\n').map((text) => text.trim());
    return [...new Set(texts)].filter((text) =>
      /[০-৯]/.test(known.reduce((left, name) => left.replaceAll(name, ''), text)),
    );
  }, names);

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** The texts of the answers that an admin gets, those with letters of that kind. */
const textsOf = async (
  origin: string,
  paths: readonly string[],
  kind: RegExp,
): Promise<readonly string[]> => {
  const headers = { authorization: `Bearer ${await adminToken(origin)}` };
  const replies = await Promise.all(
    paths.map(async (path) => (await (await fetch(`${origin}/api/${path}`, { headers })).json()) as unknown),
  );
  return [...new Set(stringsIn(replies))].filter((text) => kind.test(text));
};

const latin = /[a-z]{2}/i;

/** What the merchant has written: names of products and categories, pages and slides, and the texts of the shop's settings. */
export const textsOfShop = (origin: string, kind = latin): Promise<readonly string[]> =>
  textsOf(origin, ['products?limit=1000', 'categories', 'shopSettings', 'getSliders', 'pages'], kind);

/** What people have typed: customers at checkout and in reviews, accounts, and why a review was rejected or a phone number blocked. */
export const textsOfPeople = async (origin: string): Promise<readonly string[]> => {
  const orders = await ordersOf(origin, '?limit=500');
  const customers = orders.flatMap(({ customerData: { name, address, comment } }) => [
    name,
    address,
    comment,
  ]);
  const staff = await textsOf(
    origin,
    ['users', 'blockedPhones', 'moderatedReviews?state=Rejected&limit=50'],
    /[A-Z]/,
  );
  return [...new Set([...customers, ...staff])].filter((text) => latin.test(text));
};

/** The Bengali texts of the page whose letters stand apart (BN-8). */
const spacedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode;
      if (parentElement === null || !/[\u0980-\u09ff]/.test(nodeValue ?? '')) continue;
      const { letterSpacing } = getComputedStyle(parentElement);
      if (!['normal', '0px'].includes(letterSpacing) && parentElement.checkVisibility())
        found.add((nodeValue ?? '').trim());
    }
    return [...found];
  });

/** The page is in Bengali, for eyes and ears: language, texts and their letters, digits of amounts, and what axe asks of its content. */
export const expectBengaliPage = async (
  page: Page,
  names: readonly string[] = [],
  typed: readonly string[] = [],
): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  // Softly: a run names the texts of all pages.
  expect.soft(await latinTexts(page, names, typed), page.url()).toEqual([]);
  expect.soft(await spacedTexts(page), page.url()).toEqual([]);
  // The rules on `lang` are in the tags of WCAG 2.0 A and AA.
  expect.soft(await stateViolations(page), page.url()).toEqual([]);
};
