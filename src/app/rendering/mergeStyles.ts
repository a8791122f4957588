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

const addGroups = (groups: Map<string, Group>, css: string): void => {
  for (const [, rules = '', place, id = '', classes = ''] of css.matchAll(group)) {
    const merged = groups.get(id) ?? { place: Number(place), id, classes: new Set(), rules: new Set() };
    groups.set(id, merged);
    for (const rule of rules.split(ruleEnd).slice(0, -1)) merged.rules.add(rule);
    for (const name of classes.split(',').slice(0, -1)) merged.classes.add(name);
  }
};

const writeGroup = ({ place, id, classes, rules }: Group): string => {
  const names = [...classes].map((name) => `${name},`).join('');
  const written = [...rules].map((rule) => rule + ruleEnd).join('');
  return `${written}data-styled.g${place}[id="${id}"]{content:"${names}"}${ruleEnd}`;
};

const merge = (parts: readonly string[]): string => {
  const groups = new Map<string, Group>();
  for (const css of parts) addGroups(groups, css);
  return [...groups.values()]
    .toSorted((one, other) => one.place - other.place)
    .map(writeGroup)
    .join('');
};

// Pages with the same components have the same rules.
const merged = new LRUCache<string, string>({ max: 50 });

/** The styles of markup that was rendered in parts, as if it had been rendered at once: each rule once, in order. */
export const mergeStyles = (parts: readonly string[]): string => {
  const distinct = [...new Set(parts)].toSorted();
  const key = distinct.join('');
  const css = merged.get(key) ?? merge(distinct);
  merged.set(key, css);
  return css;
};
