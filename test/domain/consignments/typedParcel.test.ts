import { expect, it } from 'vitest';
import {
  errorOf,
  typedAmount,
  typedCollected,
  typedFee,
  typedHandover,
} from '#domain/consignments/typedParcel.ts';

it.each([
  ['2000000', 'Please enter the amount in whole taka, ৳10,00,000 at most.'],
  ['২০০০০০০', 'Please enter the amount in whole taka, ৳10,00,000 at most.'],
  ['40.50', 'Please enter the amount in whole taka, ৳10,00,000 at most.'],
  ['', 'Please enter the amount in whole taka, ৳10,00,000 at most.'],
  ['1000000', undefined],
])('CR-16 answers the amount “%s” with %j', (text, error) => {
  expect(errorOf(typedAmount(text))).toBe(error);
});

it.each([
  ['100001', 'Please enter the fee in taka, ৳1,00,000 at most.'],
  ['100000', undefined],
  ['', undefined],
])('CR-1 answers the fee “%s” with %j', (text, error) => {
  expect(errorOf(typedFee(text))).toBe(error);
});

it.each([
  ['1000001', 'Please enter what the courier has collected in taka, ৳10,00,000 at most.'],
  ['1000000', undefined],
])('CR-8 answers a collected amount of “%s” with %j', (text, error) => {
  expect(errorOf(typedCollected(text))).toBe(error);
});

it.each([
  ['10000001', 'Enter the cash in taka, ৳1,00,00,000 at most.'],
  ['10000000', undefined],
])('CA-8 answers cash of “%s” with %j', (text, error) => {
  expect(errorOf(typedHandover(text))).toBe(error);
});
