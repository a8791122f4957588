import { ValidationError } from 'yup';
import { categoryKey } from './categoryNames.ts';
import { categoryTextsSchema } from './categorySchema.ts';
import { type CategoryNames, type OutlinedCategory, treeOf } from './chooseCategories.ts';

/**
 * Reads the categories of a text or CSV file (SP-1). A row is a category with its name in Bengali beside it. A sub-category is
 * indented, or stands in the second column.
 */

/** A row of the file, counted from 1. */
export interface CategoryRow {
  readonly row: number;
  readonly cells: readonly string[];
}

export interface RefusedRow {
  readonly row: number;
  readonly message: string;
}

export interface CategoryFile {
  readonly categories: readonly OutlinedCategory[];
  readonly refused: readonly RefusedRow[];
}

/** The category or sub-category that a row names. */
interface NamedRow extends CategoryNames {
  readonly row: number;
  /** `null` for a category; for a sub-category the name of its category, empty if that is the one of the rows above. */
  readonly parent: string | null;
}

interface RowSub extends CategoryNames {
  readonly row: number;
}
interface RowCategory extends RowSub {
  /** Whether a row of its own has named it already; a row of one of its sub-categories may come first. */
  readonly isNamed: boolean;
  readonly subCategories: readonly RowSub[];
}

const hasBengali = (text: string): boolean => /\p{Script=Bengali}/u.test(text);

const columnNames = {
  category: ['category', 'categories', 'name', 'বিভাগ'],
  sub: ['sub-category', 'subcategory', 'sub category', 'sub-categories'],
  bengali: ['name in bengali', 'bengali', 'bengali name', 'বাংলা', 'বাংলা নাম'],
} as const;

type Columns = Readonly<Record<keyof typeof columnNames, number>>;

/** The indices of the columns that the first row names, -1 for a missing one; `null` for a file that begins with a category. */
const columnsOf = (first: CategoryRow | undefined): Columns | null => {
  const names = (first?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const find = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
  const columns: Columns = {
    category: find(columnNames.category),
    sub: find(columnNames.sub),
    bengali: find(columnNames.bengali),
  };
  const known = new Set(Object.values(columns));
  const hasUnknownName = names.some((name, column) => name !== '' && !known.has(column));
  return columns.category === -1 || hasUnknownName ? null : columns;
};

/** Reads a row of a file without column names: the last cell is the Bengali name if it is the third, or the only one in Bengali. */
const byCells = ({ row, cells }: CategoryRow): NamedRow => {
  const [first = '', ...others] = cells.map((cell) => cell.trimEnd());
  const filled = others.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const last = filled.at(-1) ?? '';
  const isOnlyBengali = hasBengali(last) && first.trim() !== '' && !hasBengali(first);
  const isLastBengali = filled.length > 1 || isOnlyBengali;
  const nameBengali = isLastBengali ? last : '';
  const sub = isLastBengali ? (filled.at(-2) ?? '') : last;
  const isIndented = /^\s/.test(first);
  if (isIndented) return { row, name: first.trim(), nameBengali: nameBengali || sub, parent: '' };
  if (sub !== '') return { row, name: sub, nameBengali, parent: first.trim() };
  return { row, name: first.trim(), nameBengali, parent: null };
};

/** Makes a reader for the rows of a file with column names. */
const byColumns =
  (columns: Columns) =>
  ({ row, cells }: CategoryRow): NamedRow => {
    const cell = (column: number): string => (column === -1 ? '' : (cells[column] ?? '').trim());
    const [category, sub, nameBengali] = [cell(columns.category), cell(columns.sub), cell(columns.bengali)];
    const isIndented = sub === '' && /^\s/.test(cells[columns.category] ?? '');
    if (isIndented) return { row, name: category, nameBengali, parent: '' };
    return sub === ''
      ? { row, name: category, nameBengali, parent: null }
      : { row, name: sub, nameBengali, parent: category };
  };

/** Why a name is refused; empty when it is not. */
const textFault = ({ name, nameBengali }: CategoryNames): string => {
  try {
    categoryTextsSchema.validateSync({ name, nameBengali });
    return '';
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
};

/** Puts each sub-category to its category, wherever that stands in the file. */
const collect = (
  rows: readonly NamedRow[],
  refuse: (row: number, message: string) => void,
): RowCategory[] => {
  const byKey = new Map<string, RowCategory>();
  let above: string | null = null;
  for (const { parent, ...names } of rows) {
    const name: string | null = parent === '' ? above : (parent ?? names.name);
    if (name === null) {
      refuse(names.row, 'A sub-category needs a category above it.');
      continue;
    }
    above = name;
    const known = byKey.get(categoryKey(name));
    const subCategories = known?.subCategories ?? [];
    if (parent === null && known?.isNamed === true) {
      refuse(names.row, `The category “${known.name}” is in row ${known.row} already.`);
    } else if (parent === null) {
      byKey.set(categoryKey(name), { ...names, isNamed: true, subCategories });
    } else {
      const category = known ?? { row: names.row, name, nameBengali: '', isNamed: false };
      byKey.set(categoryKey(name), { ...category, subCategories: [...subCategories, names] });
    }
  }
  return [...byKey.values()];
};

const withoutRow = ({ name, nameBengali }: CategoryNames): CategoryNames => ({ name, nameBengali });

/** Reads the rows of a file: its categories, and each row that cannot be one, with the reason. */
export const readCategoryFile = (rows: readonly CategoryRow[]): CategoryFile => {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const columns = columnsOf(filled[0]);
  const named = columns === null ? filled.map(byCells) : filled.slice(1).map(byColumns(columns));
  const refused: RefusedRow[] = [];
  const refuse = (row: number, message: string): void => void refused.push({ row, message });
  const fitting = named.filter((names) => {
    const fault = textFault(names) || textFault({ name: names.parent ?? '', nameBengali: '' });
    if (fault !== '') refuse(names.row, `${fault}.`);
    return fault === '';
  });
  const categories = collect(fitting, refuse);
  const outcome = treeOf(categories, { moved: [] });
  for (const { category: index, sub: subIndex, message } of outcome.refused) {
    const category = categories[index];
    const refusedName = subIndex === null ? category : category?.subCategories[subIndex];
    refuse(refusedName?.row ?? 0, `${message}.`);
  }
  return {
    categories: categories.map(({ subCategories, ...category }) => ({
      ...withoutRow(category),
      subCategories: subCategories.map(withoutRow),
    })),
    refused: refused.toSorted((one, other) => one.row - other.row),
  };
};
