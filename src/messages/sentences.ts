/** Sentences with holes: `Only {0} of {1} are left.` */
export type Sentences = Readonly<Record<string, string>>;

/** Which sentence a text is, and what stands in its holes. */
export interface FoundSentence {
  readonly code: string;
  readonly values: readonly string[];
}

interface Template {
  readonly code: string;
  /** The text between the holes. */
  readonly parts: readonly string[];
  /** The numbers of the holes, in the order in which they stand. */
  readonly holes: readonly number[];
}

const templateOf = ([code, text]: readonly [string, string]): Template => ({
  code,
  parts: text.split(/\{\d\}/),
  holes: [...text.matchAll(/\{(\d)\}/g)].map(([, hole]) => Number(hole)),
});

/** How many characters stand outside the holes. */
const ownLength = ({ parts }: Template): number => parts.join('').length;

/**
 * The values in the holes, each of one character or more; `null` if the text is no instance of the template. Searches each part
 * once, from left to right: the time grows with the text, whatever it holds.
 */
const valuesIn = ({ parts, holes }: Template, text: string): readonly string[] | null => {
  const [start = ''] = parts;
  const end = parts.at(-1) ?? '';
  if (!text.startsWith(start) || !text.endsWith(end)) return null;
  const values: string[] = [];
  let at = start.length;
  for (const [index, hole] of holes.entries()) {
    const isLast = index === holes.length - 1;
    const next = isLast ? text.length - end.length : text.indexOf(parts[index + 1] ?? '', at + 1);
    // The part is missing, or the text before the last hole and the text after it leave no character for its value.
    if (next <= at) return null;
    values[hole] = text.slice(at, next);
    at = next + (parts[index + 1] ?? '').length;
  }
  return values;
};

/** Finds the sentence that a text is an instance of; among several, the one with the most characters outside its holes. */
export const createFinder = (sentences: Sentences): ((text: string) => FoundSentence | null) => {
  const templates = Object.entries(sentences).map(templateOf);
  const whole = new Map(
    templates.filter(({ holes }) => holes.length === 0).map((one) => [one.parts[0], one]),
  );
  const open = templates
    .filter(({ holes }) => holes.length > 0)
    .toSorted((one, other) => ownLength(other) - ownLength(one));
  return (text) => {
    const same = whole.get(text);
    if (same !== undefined) return { code: same.code, values: [] };
    for (const template of open) {
      const values = valuesIn(template, text);
      if (values !== null) return { code: template.code, values };
    }
    return null;
  };
};

const bengaliDigits = '০১২৩৪৫৬৭৮৯';

/** The sentence with its values in place of the holes, which a Bengali one numbers in its own digits. */
export const fillHoles = (sentence: string, values: readonly string[]): string =>
  sentence.replace(/\{([\d০-৯])\}/g, (_, hole: string) => {
    const place = bengaliDigits.indexOf(hole);
    return values[place < 0 ? Number(hole) : place] ?? '';
  });
