import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A text that stands in the code of a file. */
export interface Literal {
  /** A template has `§` in place of its values. */
  readonly text: string;
  readonly line: number;
  /** What it is given as: `@label` an attribute, `:title` a property, `text` or `child` in JSX, `digits()` an argument. */
  readonly place: string;
  /** The top-level name whose value it is part of. */
  readonly name: string;
}

interface Place {
  readonly place: string;
  readonly name: string;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The last name of an identifier, a member or an attribute. */
const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (typeof node.name === 'string') return node.name;
  return nameOf(node.property ?? node.name ?? node.id);
};

const textOf = ({ type, value, quasis }: Node): string | undefined => {
  if (type === 'JSXText' || type === 'Literal') return typeof value === 'string' ? value : undefined;
  if (type !== 'TemplateLiteral') return undefined;
  // Every template has them: the texts between its values.
  const parts = quasis as readonly { readonly value: { readonly cooked: string } }[];
  return parts.map((part) => part.value.cooked).join('§');
};

/** Parts that hold no text for a person: imports, types, styles, and the property or the condition that is asked for. */
const skipped = (node: Node, key: string): boolean =>
  (node.type === 'TaggedTemplateExpression' && key === 'quasi') ||
  (node.type.startsWith('Import') && node.type !== 'ImportExpression') ||
  (node.type.startsWith('TS') && key !== 'expression') ||
  (key === 'key' && node.computed !== true) ||
  (key === 'property' && node.type === 'MemberExpression') ||
  ['source', 'typeAnnotation', 'returnType', 'typeArguments', 'typeParameters', 'openingFragment'].includes(
    key,
  );

/** What a part of the node is given as. */
const placeOf = (node: Node, key: string, place: string): string => {
  if (node.type === 'JSXAttribute') return `@${nameOf(node.name)}`;
  if (node.type === 'Property' && key === 'value') return `:${nameOf(node.key)}`;
  if (key === 'children') return 'child';
  if (node.type === 'AssignmentPattern') return 'default';
  if (key === 'arguments') return `${nameOf(node.callee)}()`;
  const isAsked =
    key === 'test' ||
    key === 'discriminant' ||
    key === 'object' ||
    key === 'callee' ||
    (node.type === 'BinaryExpression' && node.operator !== '+');
  return isAsked ? 'condition' : place;
};

/** Every text in the code of the file, in its order. */
export const literalsOf = (path: string): readonly Literal[] => {
  const source = readFileSync(path, 'utf8');
  const found: Literal[] = [];
  const visit = (value: unknown, given: Place): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, given);
      return;
    }
    if (!isNode(value)) return;
    const text = textOf(value);
    if (text !== undefined) {
      const line = source.slice(0, value.start).split('\n').length;
      found.push({ ...given, text, line, ...(value.type === 'JSXText' && { place: 'text' }) });
    }
    const isTop = value.type === 'VariableDeclarator' && given.name === '';
    const name = isTop ? nameOf(value.id) : given.name;
    for (const [key, part] of Object.entries(value))
      if (!skipped(value, key)) visit(part, { place: placeOf(value, key, given.place), name });
  };
  visit(parseSync(path, source).program, { place: '', name: '' });
  return found;
};
