import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { notFoundPath, routes } from '#app/routes.tsx';
import { addressPrefixes } from '#domain/pages/languages.ts';
import { reservedAddresses } from '#domain/shop/reservedAddresses.ts';

/** The first parts of all paths of the routes; parameters and the rest route have none. */
const firstParts = (branch: readonly RouteObject[], parent = ''): string[] =>
  branch.flatMap(({ path = '', children = [] }) => {
    const whole = path.startsWith('/') ? path : `${parent}/${path}`;
    const first = whole.split('/').find((part) => part !== '') ?? '';
    const own = /^[:*]/.test(first) || first === '' ? [] : [first];
    return [...own, ...firstParts(children, whole)];
  });

it('BN-9 no page of text may have the address that Bengali pages begin with', () => {
  expect(reservedAddresses).toContain(addressPrefixes.bn.slice(1));
});

it('SP-9 no page of text may have the address of a route', () => {
  const used = new Set([...firstParts(routes), notFoundPath.slice(1)]);
  expect([...used]).toEqual(expect.arrayContaining(['cart', 'product', 'dashboard', 'track']));
  expect([...used].filter((address) => !reservedAddresses.includes(address))).toEqual([]);
});
