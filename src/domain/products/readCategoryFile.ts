import { ValidationError } from 'yup';
import { hasBengali } from '../values/hasBengali.ts';
import { buildCategoryTree, type CategoryNames, type OutlinedCategory } from './buildCategoryTree.ts';
import { categoryKey } from './categoryNames.ts';
import { categoryTextsSchema } from './categorySchema.ts';

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
  /** What could be read; an admin can choose it only if no row is refused. */
  readonly categories: readonly OutlinedCategory[];
  readonly refused: readonly RefusedRow[];
}

/** The category or sub-category that a row names. */
interface NamedRow extends CategoryNames {
  readonly row: number;
  /** `null` for a category; for a sub-category the name of its category, empty if that is the one of the rows above. */
  readonly parent: string | null;
}

/** A sub-category, with the row that names it. */
interface RowSub extends CategoryNames {
  readonly row: number;
}
/** A category, with the row that names it or the first of its sub-categories. */
interface RowCategory extends CategoryNames {
  readonly row: number;
  /** Whether a row of its own has named it already; a row of one of its sub-categories may come first. */
  readonly isNamed: boolean;
  readonly subCategories: readonly RowSub[];
}

const columnNames = {
  category: ['category', 'categories', 'name', 'বিভাগ'],
  sub: ['sub-category', 'subcategory', 'sub category', 'sub-categories'],
  bengali: ['name in bengali', 'bengali', 'bengali name', 'বাংলা', 'বাংলা নাম'],
} as const;

type Columns = Readonly<Record<keyof typeof columnNames, number>>;

/** The indices of the columns that the first row names, -1 for a missing one; `null` for a file that begins with a category. */
const columnsOf = (first: CategoryRow | undefined): Columns | null => {
  const names = (first?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const columnOf = (spellings: readonly string[]) => names.findIndex((name) => spellings.includes(name));
  const columns = {
    category: columnOf(columnNames.category),
    sub: columnOf(columnNames.sub),
    bengali: columnOf(columnNames.bengali),
  };
  const named = Object.values(columns);
  const hasOtherName = names.some((name, column) => name !== '' && !named.includes(column));
  return columns.category === -1 || hasOtherName ? null : columns;
};

const isIndented = (cell: string): boolean => /^\s/.test(cell);

/** Reads a row of a file without column names: the last cell is the Bengali name if it is the third, or the only one in Bengali. */
const readByPlace = ({ row, cells }: CategoryRow): NamedRow => {
  const [first = '', ...others] = cells.map((cell) => cell.trimEnd());
  const filledOthers = others.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const last = filledOthers.at(-1) ?? '';
  const isOnlyBengali = hasBengali(last) && first.trim() !== '' && !hasBengali(first);
  const endsInBengaliName = filledOthers.length > 1 || isOnlyBengali;
  const nameBengali = endsInBengaliName ? last : '';
  const sub = endsInBengaliName ? (filledOthers.at(-2) ?? '') : last;
  // Behind an indented sub-category there is only its Bengali name, in whatever letters.
  if (isIndented(first)) return { row, name: first.trim(), nameBengali: nameBengali || sub, parent: '' };
  if (sub !== '') return { row, name: sub, nameBengali, parent: first.trim() };
  return { row, name: first.trim(), nameBengali, parent: null };
};

/** Makes a reader for the rows of a file with column names. */
const readByColumns =
  (columns: Columns) =>
  ({ row, cells }: CategoryRow): NamedRow => {
    const cellOf = (column: number): string => (column === -1 ? '' : (cells[column] ?? '').trim());
    const category = cellOf(columns.category);
    const sub = cellOf(columns.sub);
    const nameBengali = cellOf(columns.bengali);
    if (sub !== '') return { row, name: sub, nameBengali, parent: category };
    const parent = isIndented(cells[columns.category] ?? '') ? '' : null;
    return { row, name: category, nameBengali, parent };
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

/** The categories of the rows, each with its sub-categories, wherever in the file these stand. */
const collectCategories = (
  rows: readonly NamedRow[],
  refuse: (row: number, message: string) => void,
): RowCategory[] => {
  const byKey = new Map<string, RowCategory>();
  let categoryAbove: string | null = null;
  for (const { parent, ...names } of rows) {
    const isSubCategory = parent !== null;
    const category: string | null = isSubCategory ? parent || categoryAbove : names.name;
    if (category === null) {
      refuse(names.row, 'A sub-category needs a category above it.');
      continue;
    }
    categoryAbove = category;
    const key = categoryKey(category);
    const earlier = byKey.get(key);
    const subCategories = earlier?.subCategories ?? [];
    if (isSubCategory) {
      const parentRow = earlier ?? { row: names.row, name: category, nameBengali: '', isNamed: false };
      byKey.set(key, { ...parentRow, subCategories: [...subCategories, names] });
    } else if (earlier?.isNamed === true) {
      refuse(names.row, `The category “${earlier.name}” is in row ${earlier.row} already.`);
    } else {
      byKey.set(key, { ...names, isNamed: true, subCategories });
    }
  }
  return [...byKey.values()];
};

const withoutRow = ({ name, nameBengali }: CategoryNames): CategoryNames => ({ name, nameBengali });

/** Reads the rows of a file: its categories, and each row that cannot be one, with the reason. */
export const readCategoryFile = (rows: readonly CategoryRow[]): CategoryFile => {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const columns = columnsOf(filled[0]);
  const named = columns === null ? filled.map(readByPlace) : filled.slice(1).map(readByColumns(columns));
  const refused: RefusedRow[] = [];
  const refuse = (row: number, message: string): void => void refused.push({ row, message });
  // After a refused row that names a category, rows that mean “the category above” are left out until the admin has mended it.
  let isCategoryRefused = false;
  const fitting = named.filter((names) => {
    // An empty name passes here; `buildCategoryTree` refuses it.
    const fault = textFault(names) || textFault({ name: names.parent ?? '', nameBengali: '' });
    if (fault !== '') refuse(names.row, `${fault}.`);
    if (names.parent !== '') isCategoryRefused = fault !== '';
    return fault === '' && !isCategoryRefused;
  });
  const categories = collectCategories(fitting, refuse);
  // Only for the names that it refuses: the server makes the tree.
  const { refused: refusedNames } = buildCategoryTree(categories, { moved: [] });
  for (const { category, sub, message } of refusedNames) {
    const categoryRow = categories[category];
    const refusedName = sub === null ? categoryRow : categoryRow?.subCategories[sub];
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
