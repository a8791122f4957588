import { expect, type Page } from '@playwright/test';
import { adminToken } from '../../support/clients/adminClient.ts';
import { axeViolations } from './axeViolations.ts';

/** What a Bengali page writes in Latin letters: brands, and the keys of the keyboard. */
const latinNames = [
  'Android',
  'CSV',
  'Chrome',
  'Enter',
  'Facebook',
  'Google',
  'Hatkhola',
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

/** What a person sees or hears on the page in Latin letters, or as an amount in Latin digits, and neither is listed nor marked as English. */
const latinTexts = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([known, shapes]) => {
      const found = new Set<string>();
      const read = (text: string | null): void => {
        // A card shortens a long name.
        const start = /^(.+?)(?:…|[.]{3})$/s.exec(text ?? '')?.[1];
        if (start !== undefined && known.some((name) => name.startsWith(start))) return;
        const rest = known.reduce(
          (left, name) => left.replaceAll(name, ''),
          shapes.reduce((left, shape) => left.replace(new RegExp(shape, 'g'), ''), text ?? ''),
        );
        if (/[a-z]{2}/i.test(rest) || /৳\s*\d/.test(rest)) found.add((text ?? '').trim());
      };
      const isRead = (element: Element | null): boolean =>
        element !== null &&
        element.closest('script, style, noscript, code, [lang="en"]') === null &&
        element.checkVisibility({ visibilityProperty: true });
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) if (isRead(texts.currentNode.parentElement)) read(texts.currentNode.nodeValue);
      for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'])
        for (const element of document.querySelectorAll(`[${name}]`))
          if (isRead(element)) read(element.getAttribute(name));
      read(document.title);
      return [...found];
    },
    [[...names, ...latinNames].toSorted((one, other) => other.length - one.length), latinShapes] as const,
  );

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** What the merchant has written: names of products and categories, pages and slides, and the texts of the shop's settings. */
export const textsOfShop = async (origin: string): Promise<readonly string[]> => {
  const headers = { authorization: `Bearer ${await adminToken(origin)}` };
  const paths = ['products?limit=1000', 'categories', 'shopSettings', 'getSliders', 'pages'];
  const replies = await Promise.all(
    paths.map(async (path) => (await (await fetch(`${origin}/api/${path}`, { headers })).json()) as unknown),
  );
  return [...new Set(stringsIn(replies))].filter((text) => /[a-z]{2}/i.test(text));
};

/** The page is in Bengali, for eyes and ears: language, texts, digits of amounts, and what axe asks of a page. */
export const expectBengaliPage = async (page: Page, names: readonly string[] = []): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  // Softly: a run names the texts of all pages.
  expect.soft(await latinTexts(page, names), page.url()).toEqual([]);
  // The rules on `lang` are in the tags of WCAG 2.0 A and AA.
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
};
