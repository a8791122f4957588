import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Hashes for the Content-Security-Policy of one page, as `sha256-…` in base64, without quotes. */
export interface CspHashes {
  /** Hashes of the inline scripts. */
  readonly scriptHashes: readonly string[];
  /** Hashes of the style blocks. */
  readonly styleHashes: readonly string[];
  /** Hashes of the `style` attributes. */
  readonly styleAttributeHashes: readonly string[];
}

/** The hashes by content: nearly all pages have the same scripts and styles. */
const hashes = new LRUCache<string, string>({ max: 100 });

const hashOf = (content: string): string => {
  const cached = hashes.get(content);
  if (cached !== undefined) return cached;
  const hash = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  hashes.set(content, hash);
  return hash;
};

/** Hashes of the contents of the scripts and style blocks, and of the values of the `style` attributes. */
export const cspHashes = (
  scripts: readonly string[],
  styles: readonly string[],
  styleAttributes: readonly string[],
): CspHashes => ({
  scriptHashes: scripts.map(hashOf),
  styleHashes: styles.map(hashOf),
  styleAttributeHashes: styleAttributes.map(hashOf),
});
