import { apparelAttributes } from './apparelAttributes.ts';
import type { Attribute } from './attribute.ts';
import { homeAttributes } from './homeAttributes.ts';

const table = { ...apparelAttributes, ...homeAttributes };

export type AttributeName = keyof typeof table;
export const isAttributeName = (name: string): name is AttributeName => name in table;
export const attributes: Readonly<Record<AttributeName, Attribute>> = table;
