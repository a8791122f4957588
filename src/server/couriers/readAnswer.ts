import { type InferType, type Schema, ValidationError } from 'yup';
import { CourierError } from './courierError.ts';

/**
 * Reads a courier's answer by its schema: further fields are ignored, and a number may come as a string. Throws a CourierError
 * `badAnswer` that names the field but not its value, which may be a customer's data.
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
    const sentence = `The answer of ${courier} cannot be read`;
    throw new CourierError('badAnswer', error.path ? `${sentence}: ${error.path}.` : `${sentence}.`);
  }
};
