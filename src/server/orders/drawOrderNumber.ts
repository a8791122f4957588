import { randomInt } from 'node:crypto';
import { orderNumberCount, orderNumberOf } from '#domain/orderNumber.ts';

/** A random order number, which may be taken. */
export const drawOrderNumber = (): string => orderNumberOf(randomInt(orderNumberCount));
