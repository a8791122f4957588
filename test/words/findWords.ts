import { basename } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { type Part, type WordRule, wordRules } from './wordRules.ts';

export interface FoundWord {
  readonly file: string;
  readonly line: number;
  readonly word: string;
  readonly use: string;
}

interface Passage {
  readonly part: Part;
  readonly text: string;
  readonly start: number;
}

const titled = new Set(['describe', 'it', 'test']);

/** True of `it`, `it.each(…)`, `test.describe` and the like. */
const takesTitle = (callee: unknown): boolean => {
  const node = callee as Record<string, unknown>;
  if (node.type === 'Identifier') return titled.has(String(node.name));
  return [node.object, node.callee, node.tag].some((part) => part !== undefined && takesTitle(part));
};

const cssComments = (css: string, start: number): Passage[] =>
  [...css.matchAll(/\/\*[^]*?\*\//g)].map((match) => ({
    part: 'text',
    text: match[0],
    start: start + match.index,
  }));

/** Strings are data or what a user reads, which the specification fixes; only test titles count as text. */
const passagesOfCode = (file: string, code: string): Passage[] => {
  const { program, comments } = parseSync(file, code);
  const passages: Passage[] = comments.map(({ value, start }) => ({
    part: 'text',
    text: value,
    start: start + 2,
  }));
  const addName = ({ name, start }: { readonly name: string; readonly start: number }): void => {
    passages.push({ part: 'name', text: name, start });
  };
  new Visitor({
    Identifier: addName,
    JSXIdentifier: addName,
    TemplateElement: ({ value, start }) => {
      passages.push(...cssComments(value.raw, start));
    },
    CallExpression: ({ callee, arguments: [title] }) => {
      if (title?.type !== 'Literal' && title?.type !== 'TemplateLiteral') return;
      if (!takesTitle(callee)) return;
      passages.push({ part: 'text', text: code.slice(title.start, title.end), start: title.start });
    },
  }).visit(program);
  return passages;
};

const passagesOf = (file: string, code: string): Passage[] => {
  const fileName: Passage = { part: 'name', text: basename(file).replace(/[.].*/, ''), start: 0 };
  const isProse = /[.](md|css)$/.test(file);
  return [
    fileName,
    ...(isProse ? [{ part: 'text' as const, text: code, start: 0 }] : passagesOfCode(file, code)),
  ];
};

/** `cupShop` and `cup-shop` as `cup shop`. */
const spaced = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ');

const lineAround = (text: string, index: number): string => {
  const end = text.indexOf('\n', index);
  return text.slice(text.lastIndexOf('\n', index - 1) + 1, end === -1 ? undefined : end);
};

/** A phrase may go on in the next line of a comment or list. */
const patternOf = ({ words, whole }: WordRule): RegExp => {
  const choices = words.join('|').replaceAll(' ', '\\s+(?:[*>]\\s+)?');
  return whole
    ? new RegExp(`^(?:${choices})$`, 'g')
    : new RegExp(`(?<![\\w-])(?:${choices})(?![\\w-])`, 'gi');
};

const patterns = new Map(wordRules.map((rule) => [rule, patternOf(rule)]));

const findInPassage = (rule: WordRule, { part, text }: Passage): { word: string; index: number }[] => {
  if (rule.part !== undefined && rule.part !== part) return [];
  const pattern = patterns.get(rule) ?? patternOf(rule);
  if (part === 'name') {
    const hit = pattern.test(rule.whole ? text : spaced(text));
    pattern.lastIndex = 0;
    return hit && !rule.except?.test(text) ? [{ word: text, index: 0 }] : [];
  }
  return [...text.matchAll(pattern)]
    .filter(({ index }) => !rule.except?.test(lineAround(text, index)))
    .map(({ 0: word, index }) => ({ word, index }));
};

/** Words of `wordRules` in a source file, style sheet or Markdown file. */
export const findWords = (file: string, code: string): FoundWord[] => {
  const rules = wordRules.filter(({ except }) => !except?.test(file));
  return passagesOf(file, code).flatMap((passage) =>
    rules.flatMap((rule) =>
      findInPassage(rule, passage).map(({ word, index }) => ({
        file,
        line: code.slice(0, passage.start + index).split('\n').length,
        word,
        use: rule.use,
      })),
    ),
  );
};

export const wordMessage = ({ file, line, word, use }: FoundWord): string =>
  `${file}:${line}: "${word}", use: ${use}`;
