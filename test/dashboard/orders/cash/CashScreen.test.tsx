import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as CashScreen } from '#dashboard/orders/cash/CashScreen.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { aParcel } from '../../../support/builders/aParcel.ts';

const sums = [
  { courier: 'steadfast', rider: null, age: '0-3', parcels: 2, amount: 2620 },
  { courier: 'steadfast', rider: null, age: 'over14', parcels: 1, amount: 110 },
  { courier: 'ownRider', rider: 'Karim', age: '4-7', parcels: 1, amount: 311 },
];
/** The parcel HK-7Q4K-2M of Steadfast, with the tracking code SF81. */
const held = aParcel({ outstanding: 110, heldSince: '2025-01-05T08:00:00.000Z' });

/** As the server does, lists for `unremitted` only the parcels that are not handed over. */
const open = (given: unknown = sums, parcels = [held]) =>
  renderStaffScreen(<CashScreen />, (call, _body, query) => {
    if (!call.startsWith('GET /heldParcels')) return { body: { sums: given } };
    const consignments = parcels.filter(
      ({ unremitted }) => query?.get('unremitted') !== 'true' || unremitted > 0,
    );
    return { body: { consignments, total: consignments.length } };
  });

/** The text of each cell; an amount is followed by its number of parcels without a space. */
const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);

const linksOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the page Cash', () => {
  it('CA-5 shows what each holds by age with the sums, each number a link to its parcels', async () => {
    open();
    const [, steadfast, karim, all] = within(await screen.findByRole('table')).getAllByRole('row');

    expect(cellsOf(steadfast).slice(0, 6)).toEqual([
      'Steadfast',
      '৳2,6202 parcels',
      '–',
      '–',
      '৳1101 parcel',
      '৳2,7303 parcels',
    ]);
    expect(cellsOf(karim)[0]).toBe('KarimOwn rider');
    expect(cellsOf(all)[5]).toBe('৳3,0414 parcels');
    expect(linksOf(karim)).toEqual([
      '/dashboard/parcels?courier=ownRider&rider=Karim&heldAge=4-7',
      '/dashboard/parcels?courier=ownRider&rider=Karim&heldAge=any',
      '/dashboard/handOver?rider=Karim',
    ]);
    expect(linksOf(steadfast)[0]).toBe('/dashboard/parcels?courier=steadfast&heldAge=0-3');
  });

  it('CA-5 opens the parcels without a rider alone for the row that names none', async () => {
    open([{ courier: 'ownRider', rider: null, age: '0-3', parcels: 1, amount: 311 }]);
    const [, unnamed] = within(await screen.findByRole('table')).getAllByRole('row');
    expect([cellsOf(unnamed)[0], linksOf(unnamed)]).toEqual([
      'Own riderNo rider is named',
      [
        '/dashboard/parcels?courier=ownRider&rider=-&heldAge=0-3',
        '/dashboard/parcels?courier=ownRider&rider=-&heldAge=any',
      ],
    ]);
  });

  it('CA-5 has a reminder in both languages to copy', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remind Steadfast' }));
    const english = await screen.findByLabelText<HTMLTextAreaElement>('English');
    expect(english.value).toContain('HK-7Q4K-2M, tracking code SF81, ৳110, delivered on 05 Jan, 2025');
    expect(screen.getByLabelText<HTMLTextAreaElement>('বাংলা').value).toContain('৳১১০');
    expect(screen.getByRole('button', { name: 'Copy, English' })).toBeDefined();
  });

  it('CA-5 CA-8 reminds a rider of what he has not handed over, and not of what an admin has still to confirm', async () => {
    const ofRider = { ...held, courier: 'ownRider', rider: 'Karim', outstanding: 311 } as const;
    const { user } = open(sums, [
      { ...ofRider, id: 'c1', invoice: 'HK-1', unremitted: 0 },
      { ...ofRider, id: 'c2', invoice: 'HK-2', unremitted: 110 },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Remind Karim' }));
    const english = await screen.findByLabelText<HTMLTextAreaElement>('English');
    expect(english.value.split('\n').slice(1, -1)).toEqual([
      'HK-2, tracking code SF81, ৳110, delivered on 05 Jan, 2025',
      'Total: ৳110 for 1 parcel',
    ]);
  });

  it('CA-5 has no text for a rider who has handed over all', async () => {
    const { user } = open(sums, [{ ...held, courier: 'ownRider', rider: 'Karim', unremitted: 0 }]);
    await user.click(await screen.findByRole('button', { name: 'Remind Karim' }));
    expect(await screen.findByText('Karim has no cash to hand over')).toBeDefined();
    expect(screen.queryByLabelText('English')).toBeNull();
  });

  it('CA-5 says that nobody holds cash', async () => {
    open([]);
    expect(await screen.findByText('Nobody holds cash')).toBeDefined();
  });
});
