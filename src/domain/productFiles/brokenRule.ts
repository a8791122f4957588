import { ValidationError } from 'yup';
import { productSchema } from '../products/productForm.ts';
import type { FieldColumns, FileProduct, RefusedRow } from './productFile.ts';

/**
 * The field that an error of the schema names, without the index as in `colors[2]`; the name for an error of the whole product. All
 * fields of the schema that a file can break are in `FieldColumns`.
 */
const fieldOf = (path: string | undefined): keyof FieldColumns =>
  (path ?? 'name').replace(/[[.].*$/, '') as keyof FieldColumns;

/** The refusal of a product that breaks a rule of the product form; `null` if it breaks none. */
export const brokenRule = (product: FileProduct, columns: FieldColumns): RefusedRow | null => {
  try {
    // Strict: the reader of the file has made numbers and lists of the texts.
    productSchema.validateSync(product.fields, { strict: true });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const { row, name, fields } = product;
    const { nameBengali } = fields;
    return {
      row,
      name,
      nameBengali,
      column: columns[fieldOf(error.path)] ?? '',
      reason: `${error.message}.`,
    };
  }
};
