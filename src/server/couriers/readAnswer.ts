import { type InferType, type Schema, ValidationError } from 'yup';
import { CourierError } from './courierError.ts';

/**
 * The courier's answer as its schema describes it; fields beyond the schema are left alone, and a number that came as text is
 * read. Throws a CourierError `badAnswer` that names the field and not its value, which may be a customer's.
 */
export const readAnswer = <Shape extends Schema>(
  courier: string,
  schema: Shape,
  body: unknown,
): InferType<Shape> => {
  try {
    return schema.validateSync(body);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const field = error.path ?? '';
    throw new CourierError(
      'badAnswer',
      `The answer of ${courier} cannot be read${field === '' ? '' : `: ${field}`}.`,
    );
  }
};
