import { describe, expect, it } from 'vitest';
import { failureOfError, failureOfResult } from '#api/client/failure.ts';

const refusedWith = (status: number, data: unknown) => failureOfResult({ ok: false, status, data });

describe('failureOfResult', () => {
  it('ER-2 is unreachable without a response', () => {
    expect(failureOfResult({ ok: false, status: 'unreachable', data: null })).toEqual({
      kind: 'unreachable',
      message: "The shop can't be reached right now. Please check your connection.",
    });
  });

  it("ER-2 is broken from 500 on, with the request's id and never its text", () => {
    const sent = { ok: false, status: 503, data: { message: 'stack trace' }, requestId: 'r-7' } as const;
    expect(failureOfResult(sent)).toEqual({
      kind: 'broken',
      message: 'Something went wrong at the shop.',
      requestId: 'r-7',
      isTemporary: true,
    });
    expect(failureOfResult({ ok: false, status: 500, data: null })).not.toHaveProperty('isTemporary');
  });

  it('CO-11 has the shop’s current quote', () => {
    const quote = {
      products: [{ id: 'p1', originalPrice: 700 }],
      subTotal: 700,
      deliveryCharge: 60,
      total: 760,
    };
    expect(refusedWith(409, { code: 'priceChanged', message: 'A price changed.', quote })).toEqual({
      kind: 'refused',
      status: 409,
      code: 'priceChanged',
      message: 'A price changed.',
      quote,
    });
  });

  it("ST-8 has the order's current status and the reason", () => {
    expect(refusedWith(409, { code: 'moveRefused', message: 'No.', orderStatus: 'Shipping' })).toMatchObject({
      code: 'moveRefused',
      orderStatus: 'Shipping',
    });
    expect(refusedWith(409, { code: 'moveRefused', reason: 'alreadyThere' })).toMatchObject({
      reason: 'alreadyThere',
    });
    expect(refusedWith(409, { code: 'moveRefused', orderStatus: 'Lost' })).not.toHaveProperty('orderStatus');
  });

  it('CO-2 names the invalid field', () => {
    expect(refusedWith(400, { code: 'invalid', message: 'Name is required', field: 'name' })).toMatchObject({
      field: 'name',
      message: 'Name is required',
    });
  });

  it('API-8 has only the parts that the host sent', () => {
    expect(refusedWith(400, { code: 'invalid', message: 'No.' })).toStrictEqual({
      kind: 'refused',
      status: 400,
      code: 'invalid',
      message: 'No.',
    });
  });

  it('API-8 has a message with what to do when the host, or a proxy in front of it, sends none', () => {
    const message = 'The shop refused this. Please try again in a moment.';
    expect([refusedWith(404, null), refusedWith(403, '<h1>Forbidden</h1>')]).toEqual([
      { kind: 'refused', status: 404, code: 'other', message },
      { kind: 'refused', status: 403, code: 'other', message },
    ]);
  });
});

describe('failureOfError', () => {
  it('ER-2 returns a failure unchanged, and anything else as broken', () => {
    const failure = refusedWith(404, null);
    expect(failureOfError(failure)).toBe(failure);
    const broken = { kind: 'broken', message: 'Something went wrong at the shop.' };
    expect([new Error('x'), undefined, { kind: 'odd' }].map(failureOfError)).toEqual([
      broken,
      broken,
      broken,
    ]);
  });
});
