import { describe, expect, it } from 'vitest';
import type { Failure, RefusedFailure } from '#api/client/failure.ts';
import { orderFailure } from '#storefront/checkout/orderFailure.ts';

const notInDoubt = { wasInDoubt: false };
const inDoubt = { wasInDoubt: true };

const refused = (more: Partial<RefusedFailure>): RefusedFailure => ({
  kind: 'refused',
  status: 400,
  code: 'invalid',
  message: 'Number must be 11 digit',
  ...more,
});
const quote = {
  products: [{ id: 'cup', originalPrice: 120 }],
  subTotal: 120,
  deliveryCharge: 60,
  total: 180,
};

describe('orderFailure', () => {
  it.each<Failure>([
    { kind: 'unreachable', message: 'No connection.' },
    { kind: 'broken', message: 'Something went wrong.' },
  ])('CO-10 maps $kind to lost: the order may exist', (failure) => {
    expect(orderFailure(failure, notInDoubt)).toEqual({ kind: 'lost' });
  });

  it('CO-10 maps a refusal of too many requests to lost while an earlier request may have placed the order', () => {
    const tooMany = refused({ status: 429, code: 'tooMany', message: 'Too many attempts.' });
    expect([orderFailure(tooMany, inDoubt).kind, orderFailure(tooMany, notInDoubt).kind]).toEqual([
      'lost',
      'refused',
    ]);
  });

  it('CO-11 returns the new quote when a price changed', () => {
    expect(orderFailure(refused({ status: 409, code: 'priceChanged', quote }), notInDoubt)).toEqual({
      kind: 'repriced',
      quote,
    });
  });

  it('names the refused field', () => {
    expect(orderFailure(refused({ field: 'customerData.mobileNumber' }), notInDoubt)).toEqual({
      kind: 'refused',
      message: 'Number must be 11 digit',
      field: 'mobileNumber',
      line: -1,
      isUnavailable: false,
      left: null,
    });
  });

  it('names the refused line', () => {
    expect(orderFailure(refused({ field: 'products[12].quantity' }), notInDoubt)).toEqual({
      kind: 'refused',
      message: 'Number must be 11 digit',
      field: null,
      line: 12,
      isUnavailable: false,
      left: null,
    });
  });

  it.each(['unknown', 'notOrderable'] as const)('CO-12 knows by %s that the product is not sold', (code) => {
    expect(orderFailure(refused({ code, field: 'products[1].id' }), notInDoubt)).toEqual({
      kind: 'refused',
      message: 'Number must be 11 digit',
      field: null,
      line: 1,
      isUnavailable: true,
      left: null,
    });
  });

  it.each([
    [0, true],
    [2, false],
  ])('GS-8 knows of a line of which %i are left', (left, isUnavailable) => {
    expect(
      orderFailure(refused({ code: 'soldOut', field: 'products[1].quantity', left }), notInDoubt),
    ).toEqual({
      kind: 'refused',
      message: 'Number must be 11 digit',
      field: null,
      line: 1,
      isUnavailable,
      left,
    });
  });

  it.each([undefined, 'customerData.moon', 'products[0].quantity', 'total'])(
    'has no field for %j',
    (field) => {
      expect(orderFailure(refused({ field }), notInDoubt)).toMatchObject({ kind: 'refused', field: null });
    },
  );

  it('CO-10 knows from a reused key that the lost order exists', () => {
    expect(orderFailure(refused({ status: 422, code: 'keyReused' }), inDoubt)).toEqual({
      kind: 'placedBefore',
    });
  });

  it('maps a reused key to a refusal when no attempt was in doubt', () => {
    expect(orderFailure(refused({ status: 422, code: 'keyReused' }), notInDoubt)).toMatchObject({
      kind: 'refused',
    });
  });
});
