import type { CartLine } from './cart.ts';
import { pickedChoices } from './pickedChoices.ts';

/** The name by which a line's controls are told apart: with what was picked if another line has the same product. */
export const lineLabel = (line: CartLine, name: string, lines: readonly CartLine[]): string => {
  const isOnlyOne = lines.filter(({ id }) => id === line.id).length === 1;
  return isOnlyOne ? name : [name, ...pickedChoices(line)].join(', ');
};
