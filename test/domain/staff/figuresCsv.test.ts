import { expect, it } from 'vitest';
import { figureRows } from '#domain/staff/figuresCsv.ts';
import { readFigures } from '#domain/staff/readFigures.ts';

it('CR-11 names the parcels of deleted orders, which have no district, in the file of the figures', () => {
  const district = { fees: 60, parcels: 1, withoutFee: 0, given: 2 };
  const figures = readFigures({
    doorDistricts: ['Sylhet', ''].map((name) => ({ district: name, ...district })),
  });
  const names = figureRows(figures)
    .filter(({ part }) => part === 'Returned by district')
    .map(({ name }) => name);
  expect(names).toEqual(['Sylhet', 'No district']);
});
