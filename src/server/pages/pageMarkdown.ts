import createMarkdownIt, { type MarkdownIt, type Token } from 'markdown-it';
import { imageSources, isOwnImage } from '#domain/shop/image.ts';
import { fillPlaceholders, type PlaceholderValues } from '#domain/shop/pagePlaceholders.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import { isWebAddress } from '#domain/values/webAddress.ts';
import { escapeHtml } from '../http/security/escapeHtml.ts';

/**
 * Makes HTML from the Markdown of a page (SP-9, ADR 0117). HTML in the text stays text; links lead to the web, the shop, a
 * mail or a phone; and pictures are the shop's own.
 */

/** How deep quotes and lists may be nested; what is deeper stays text. */
const maxNesting = 20;
/** The attribute `sizes` of pictures: a page's text is at most about this wide (the `max-width` in RichText.tsx). */
const pictureSizes = '(min-width: 800px) 760px, 100vw';

const isLink = (address: string): boolean => /^(?:mailto|tel):\S/i.test(address) || isWebAddress(address);

/** What markdown-it hands to each rule of the renderer. */
interface Environment {
  readonly shop: PublicSettings;
  /** The values of placeholders that a Bengali text has in Bengali; empty for an English text. */
  readonly bengali: PlaceholderValues;
}

const filled = (text: string, environment: unknown): string => {
  const { shop, bengali } = environment as Environment;
  return fillPlaceholders(text, shop, bengali);
};

/** The value encoded for the address. In a `tel:` address only digits and `+` stay, in a `mailto:` address the `@` is not encoded. */
const inAddress = (address: string, value: string): string => {
  if (/^tel:/i.test(address)) return value.replace(/[^0-9+]/g, '');
  const encoded = encodeURIComponent(value);
  return /^mailto:/i.test(address) ? encoded.replaceAll('%40', '@') : encoded;
};

/**
 * Fills in the names in braces of a link's address; the parser has encoded the braces. An address that may then not be linked to stays as
 * it is written.
 */
const filledAddress = (address: string, environment: unknown): string => {
  const full = address.replace(/%7B\w+%7D/g, (written) => {
    const name = decodeURIComponent(written);
    const value = filled(name, environment);
    return value === name ? written : inAddress(address, value);
  });
  return isLink(full) ? full : address;
};

const addressOf = (link: Token): string => String(link.attrGet('href') ?? '');

const linkMarkup = (link: Token, environment: unknown): string => {
  const address = addressOf(link);
  // `[Shop]()` is a link for markdown-it, whatever `validateLink` says of an empty address.
  if (address === '') return '<a>';
  const href = filledAddress(address, environment);
  const title = link.attrGet('title');
  const titleAttribute = title === null ? '' : ` title="${escapeHtml(filled(String(title), environment))}"`;
  return `<a href="${escapeHtml(href)}"${titleAttribute}>`;
};

const sourceOf = (picture: Token): string => String(picture.attrGet('src') ?? '');

const pictureMarkup = (token: Token, alt: string): string => {
  const address = sourceOf(token);
  if (!isOwnImage(address)) return escapeHtml(alt);
  const sources = imageSources(address) ?? '';
  return `<img src="${escapeHtml(address)}" srcset="${escapeHtml(sources)}" sizes="${pictureSizes}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`;
};

/** The page's title is its `h1`, so the text's headings begin with `h2`. */
const headingTag = ({ tag }: Token): string => (tag === 'h1' ? 'h2' : tag);

/**
 * Opens a cell of a table. Its alignment is in `data-align`, which RichText.tsx styles: the policy of pages that the browser fills in
 * forbids `style` attributes.
 */
const cellMarkup = (cell: Token): string => {
  const [, side] = /^text-align:(left|center|right)$/.exec(String(cell.attrGet('style') ?? '')) ?? [];
  return side === undefined ? `<${cell.tag}>` : `<${cell.tag} data-align="${side}">`;
};

/** A rule of the renderer that writes each token by itself. */
const ruleOf =
  (markupOf: (token: Token, environment: unknown) => string) =>
  (tokens: Token[], index: number, _options: unknown, environment: unknown): string => {
    const token = tokens[index];
    return token === undefined ? '' : markupOf(token, environment);
  };

const createRenderer = (): MarkdownIt => {
  const markdown = createMarkdownIt({ html: false, linkify: false, maxNesting });
  markdown.validateLink = isLink;
  const { rules } = markdown.renderer;
  rules.text = ruleOf((token, environment) => escapeHtml(filled(token.content, environment)));
  rules.link_open = ruleOf(linkMarkup);
  rules.image = ruleOf((token, environment) => pictureMarkup(token, filled(token.content, environment)));
  rules.heading_open = ruleOf((token) => `<${headingTag(token)}>`);
  rules.heading_close = ruleOf((token) => `</${headingTag(token)}>\n`);
  rules.th_open = ruleOf(cellMarkup);
  rules.td_open = ruleOf(cellMarkup);
  return markdown;
};

const renderer = createRenderer();

/** The HTML of a page's text, with the shop's data in place of its placeholders; `bengali` is for a Bengali text (`bengaliPlaceholders`). */
export const pageHtml = (body: string, shop: PublicSettings, bengali: PlaceholderValues = {}): string =>
  renderer.render(body, { shop, bengali } satisfies Environment);

/** How many characters of an address a message shows. */
const shownAddress = 60;

const shortened = (address: string): string =>
  address.length > shownAddress ? `${address.slice(0, shownAddress)}…` : address;

const isMarkup = ({ type }: Token): boolean => type === 'html_block' || type === 'html_inline';

/** What is wrong with a block of the text, as the end of a sentence; `null` if nothing is. */
const blockFault = (block: Token): string | null => {
  const inner = block.children ?? [];
  if ([block, ...inner].some(isMarkup)) return 'has HTML, which a page may not have; please use Markdown';
  if (inner.some((token) => token.type === 'link_open' && addressOf(token) === ''))
    return 'has a link without an address';
  const foreign = inner.find((token) => token.type === 'image' && !isOwnImage(sourceOf(token)));
  return foreign === undefined
    ? null
    : `shows the picture ${shortened(sourceOf(foreign))}; please upload it to this shop instead`;
};

/** Why the text may not be saved, in one sentence that names the line or the link; `null` if it may. */
export const markdownFault = (body: string): string | null => {
  const refusedLinks: string[] = [];
  // Unlike the renderer it recognizes HTML, in order to find it.
  const reader = createMarkdownIt({ html: true, linkify: false, maxNesting });
  reader.validateLink = (address) => {
    const isAccepted = isLink(address);
    if (!isAccepted) refusedLinks.push(address);
    return isAccepted;
  };
  let line = 1;
  for (const block of reader.parse(body, {})) {
    // A block without lines of its own belongs to the one before.
    if (block.map !== null) line = block.map[0] + 1;
    const fault = blockFault(block);
    if (fault !== null) return `Line ${line} of the text ${fault}`;
  }
  const [refused] = refusedLinks;
  if (refused === undefined) return null;
  return `The text links to ${shortened(refused)}; a link begins with https://, mailto:, tel: or the / of this shop`;
};
