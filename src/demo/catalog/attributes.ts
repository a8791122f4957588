import { apparelAttributes } from './apparelAttributes.ts';
import { homeAttributes } from './homeAttributes.ts';

/** What similar products share: the sizes and colours that they may have, and the lines of their descriptions. */
export interface Attribute {
  readonly sizes?: readonly string[];
  readonly colors?: readonly string[];
  /** The possible values of each label: a description has a line `label: value` with one of them. */
  readonly details: Readonly<Record<string, readonly string[]>>;
  /** The possible first lines of a description. */
  readonly openings: readonly string[];
}

const table = { ...apparelAttributes, ...homeAttributes };

/** Name of an attribute in the tables of `catalog/tables`. */
export type AttributeName = keyof typeof table;

/** Whether an attribute has this name. */
export const isAttributeName = (name: string): name is AttributeName => name in table;

/** All attributes by their names. */
export const attributes: Readonly<Record<AttributeName, Attribute>> = table;
