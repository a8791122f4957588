import { randomInt } from 'node:crypto';
import { orderNumberCount, orderNumberOf } from '#domain/orderNumber.ts';
import { errorCode } from '../database/queries/isUnavailable.ts';

/** A random order number, which may be taken. */
export const drawOrderNumber = (): string => orderNumberOf(randomInt(orderNumberCount));

const uniqueViolation = '23505';

/** Whether the database refused a statement because another order has the drawn number. */
export const isNumberTaken = (error: unknown): boolean =>
  errorCode(error) === uniqueViolation &&
  error instanceof Error &&
  (error.cause as { constraint?: unknown } | undefined)?.constraint === 'orders_number';
