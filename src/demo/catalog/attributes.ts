import { apparelAttributes } from './apparelAttributes.ts';
import { homeAttributes } from './homeAttributes.ts';

/** What products of one kind share: sizes, colours, and the lines of their description. */
export interface Attribute {
  readonly sizes?: readonly string[];
  readonly colors?: readonly string[];
  /** Values by label; a description has one value per label. */
  readonly details: Readonly<Record<string, readonly string[]>>;
  /** First lines; a description starts with one of them. */
  readonly openings: readonly string[];
}

const table = { ...apparelAttributes, ...homeAttributes };

/** Key of an attribute, as the tables in `catalog` name it. */
export type AttributeName = keyof typeof table;

/** Whether the text is the key of an attribute. */
export const isAttributeName = (name: string): name is AttributeName => name in table;

/** All attributes by their keys. */
export const attributes: Readonly<Record<AttributeName, Attribute>> = table;
