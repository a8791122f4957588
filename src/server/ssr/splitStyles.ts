import { LRUCache } from 'lru-cache';

interface SplitStyles {
  readonly rules: string;
  /** Which classes have rules, as styled-components reads it on hydration. */
  readonly names: string;
}

const marker = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}\/\*!sc\*\/\n/g;
const ruleEnd = '/*!sc*/\n';

// Pages with the same components have the same styles.
const known = new LRUCache<string, SplitStyles>({ max: 50 });

/**
 * Splits what `ServerStyleSheet` writes, so that the browser's styled-components learns which classes have rules and
 * leaves the rules where they are (docs/decisions/0095).
 */
export const splitStyles = (css: string): SplitStyles => {
  const split = known.get(css) ?? {
    rules: css.replaceAll(marker, '').replaceAll(ruleEnd, ''),
    names: css.match(marker)?.join('') ?? '',
  };
  known.set(css, split);
  return split;
};
