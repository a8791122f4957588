import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Hashes for the Content-Security-Policy of one page, as `sha256-…` in base64, without quotes. */
export interface CspHashes {
  /** Of the inline scripts. */
  readonly scriptHashes: readonly string[];
  /** Of the style blocks. */
  readonly styleHashes: readonly string[];
  /** Of the `style` attributes. */
  readonly styleAttributeHashes: readonly string[];
}

// Nearly every page has the same scripts and styles.
const known = new LRUCache<string, string>({ max: 100 });

const hashOf = (content: string): string => {
  const hash = known.get(content) ?? `sha256-${createHash('sha256').update(content).digest('base64')}`;
  known.set(content, hash);
  return hash;
};

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
/** The browser hashes an attribute's value after it has decoded the entities that React writes. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

const styleAttributes = (html: string): Set<string> =>
  new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => decodeEntities(style)));

/** Hashes of the contents of the scripts and style blocks, and of the `style` attributes in the markup. */
export const cspHashes = (
  scripts: readonly string[],
  styles: readonly string[],
  html: string,
): CspHashes => ({
  scriptHashes: scripts.map(hashOf),
  styleHashes: styles.map(hashOf),
  styleAttributeHashes: [...styleAttributes(html)].map(hashOf),
});
