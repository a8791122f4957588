import { LRUCache } from 'lru-cache';

/**
 * The rules of one styled component as `ServerStyleSheet` writes them: the rules, then a marker with the component's
 * place, its id and the classes that have rules.
 */
interface Group {
  readonly place: number;
  readonly id: string;
  readonly classes: Set<string>;
  readonly rules: Set<string>;
}

const group = /([\s\S]*?)data-styled\.g(\d+)\[id="([^"]*)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n/g;
const ruleEnd = '/*!sc*/\n';

/** The styles of one part: their groups, and a number that is their name in the key of a page. */
interface PartStyles {
  readonly number: number;
  readonly groups: readonly Group[];
}

const readGroups = (css: string): Group[] =>
  [...css.matchAll(group)].map(([, rules = '', place, id = '', classes = '']) => ({
    place: Number(place),
    id,
    classes: new Set(classes.split(',').slice(0, -1)),
    rules: new Set(rules.split(ruleEnd).slice(0, -1)),
  }));

const partStyles = new LRUCache<string, PartStyles>({ max: 500 });
let count = 0;

const partStylesOf = (css: string): PartStyles => {
  const known = partStyles.get(css) ?? { number: (count += 1), groups: readGroups(css) };
  partStyles.set(css, known);
  return known;
};

const writeGroup = ({ place, id, classes, rules }: Group): string => {
  const names = [...classes].map((name) => `${name},`).join('');
  const written = [...rules].map((rule) => rule + ruleEnd).join('');
  return `${written}data-styled.g${place}[id="${id}"]{content:"${names}"}${ruleEnd}`;
};

const merge = (parts: readonly PartStyles[]): string => {
  const merged = new Map<string, Group>();
  for (const { place, id, classes, rules } of parts.flatMap(({ groups }) => groups)) {
    const known = merged.get(id);
    merged.set(id, {
      place,
      id,
      classes: new Set([...(known?.classes ?? []), ...classes]),
      rules: new Set([...(known?.rules ?? []), ...rules]),
    });
  }
  return [...merged.values()]
    .toSorted((one, other) => one.place - other.place)
    .map(writeGroup)
    .join('');
};

// Pages with the same components have the same rules.
const pages = new LRUCache<string, string>({ max: 200 });

/** The styles of markup that was rendered in parts, as if it had been rendered at once: each rule once, in order. */
export const mergeStyles = (parts: readonly string[]): string => {
  // In an order that each process has: the tag of a page is the same in all of them.
  const distinct = [...new Set(parts)].toSorted().map(partStylesOf);
  const key = distinct.map(({ number }) => number).join(' ');
  const css = pages.get(key) ?? merge(distinct);
  pages.set(key, css);
  return css;
};
