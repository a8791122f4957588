import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as ParcelsScreen } from '#dashboard/orders/parcels/ParcelsScreen.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';

/** The page Parcels at an address, and the queries for which it asked for parcels. */
const open = (query: string) => {
  const queries: string[] = [];
  renderStaffScreen(
    <ParcelsScreen />,
    (call, _body, asked) => {
      if (call.startsWith('GET /riders')) return { body: { riders: ['Karim'] } };
      if (!call.startsWith('GET /consignments')) return { status: 404, body: {} };
      queries.push(asked?.toString() ?? '');
      return { body: { consignments: [], total: 0, next: null } };
    },
    { address: `/dashboard/parcels${query}` },
  );
  return queries;
};

const optionsOf = async (label: string) =>
  within(await screen.findByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('CA-5 chooses parcels of own riders that name no rider', async () => {
  const queries = open('?courier=ownRider&rider=-');
  expect(await screen.findByLabelText('Rider')).toHaveProperty('value', '-');
  expect(await optionsOf('Rider')).toEqual(['All riders', 'Karim', 'No rider is named']);
  expect(queries.map((query) => new URLSearchParams(query).get('rider'))).toEqual(['-']);
});

it('CA-8 speaks of a handover where the list has the parcels of own riders', async () => {
  open('?courier=ownRider&cashState=remitted');
  expect(await screen.findByLabelText<HTMLSelectElement>('Cash')).toHaveProperty('value', 'remitted');
  const options = await optionsOf('Cash');
  expect(options.slice(2, 5)).toEqual(['Collected', 'Handed over', 'Short']);
});

it('CA-6 speaks of a statement where the list has the parcels of couriers', async () => {
  open('?courier=steadfast');
  const options = await optionsOf('Cash');
  expect(options.slice(2, 5)).toEqual(['Collected', 'Named in a statement', 'Short']);
});
