import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as ScanScreen } from '#dashboard/orders/scanning/ScanScreen.tsx';
import type { Order } from '#domain/orders/order.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { stubMedia } from '../../../support/browser/stubMedia.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { aParcel } from '../../../support/builders/aParcel.ts';
import { createGate } from '../../../support/createGate.ts';

const confirmed = anOrder({ _id: 'o1', number: 'HK-7Q4K-2M', orderStatus: 'Confirmed' });
const packed = { at: '2025-01-05T09:07:00.000Z', by: 'Rahim' };

interface Host {
  readonly order?: Order | null;
  readonly parcel?: ReturnType<typeof aParcel> | null;
  /** The parcel of later scans of the code. */
  readonly nextParcel?: ReturnType<typeof aParcel>;
  readonly orderGoesOn?: boolean;
  /** The answer to the call that packs; no order is modified if a colleague packed it before. */
  readonly packs?: { readonly modifiedCount: number };
  /** Holds back each answer about a code. */
  readonly found?: Promise<void>;
  /** The call that is refused. */
  readonly refuses?: string;
}

/** The screen in front of a host that answers every code with one order, or with none. */
const open = ({
  order = confirmed,
  parcel = null,
  nextParcel,
  orderGoesOn = false,
  packs = { modifiedCount: 1 },
  found,
  refuses,
}: Host = {}) => {
  const lookUps: string[] = [];
  const opened = renderStaffScreen(<ScanScreen />, async (call, _body, query) => {
    if (call === 'GET /scannedOrders') lookUps.push(String(query));
    if (call === 'GET /scannedOrders') await found;
    if (call === refuses)
      return { status: 409, body: { code: 'changedMeanwhile', message: 'Moved by another.' } };
    if (call === 'GET /scannedOrders')
      return order === null
        ? { status: 404, body: { code: 'unknown', message: 'There is no such order.' } }
        : {
            body: {
              data: order,
              parcel: lookUps.length > 1 && nextParcel ? nextParcel : parcel,
              orderGoesOn,
              held: 0,
            },
          };
    if (call === 'PUT /orders/o1/packed') return { body: { data: { ...order, packed }, ...packs } };
    return { body: { data: { id: 'p1' }, orderStatus: 'Shipping', modifiedCount: 1 } };
  });
  const field = screen.getByRole('textbox', { name: 'Code of a label' });
  const writes = () =>
    opened.requests.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body]);
  return { ...opened, field, writes, lookUps };
};

const list = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement);

describe('scanned labels', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    // A device with a mouse; only there does the screen focus its field.
    return stubMedia(() => true);
  });

  it('DK-13 packs the order of a scanned code, and takes that back', async () => {
    const { user, field, writes } = open();
    expect(document.activeElement).toBe(field);
    await user.keyboard('hk7q4k2m{Enter}');

    const done = await list('Done (1)');
    expect(done.getByRole('link', { name: /HK-7Q4K-2M/ }).getAttribute('target')).toBe('_blank');
    expect([document.activeElement, (field as HTMLInputElement).value]).toEqual([field, '']);
    await user.click(done.getByRole('button', { name: 'Take back' }));
    await (await list('Done (0)')).findByText('Taken back');
    expect(writes()).toEqual([
      ['PUT /orders/o1/packed', { packed: true }],
      ['PUT /orders/o1/packed', { packed: false }],
    ]);
  });

  it('DK-13 begins a scan only after the one before it', async () => {
    const { opened: found, open: answer } = createGate();
    const { user, requests } = open({ found });
    await user.keyboard('hk7q4k2m{Enter}');
    await user.keyboard('hk7q4k2m{Enter}');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(requests.map(({ call }) => call)).toEqual(['GET /scannedOrders']);
    answer();
    await list('Done (2)');
    const eachScan = ['GET /scannedOrders', 'PUT /orders/o1/packed'];
    expect(requests.map(({ call }) => call)).toEqual([...eachScan, ...eachScan]);
  });

  it('DK-13 takes what a scanner types while nothing has the focus', async () => {
    const { user, field } = open();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('hk7q4k2m{Enter}');

    expect(document.activeElement).toBe(field);
    await screen.findByRole('heading', { name: 'Done (1)' });
  });

  it('DK-13 keeps what was not done with the reason, until staff remove it', async () => {
    const { user } = open({ packs: { modifiedCount: 0 } });
    await user.keyboard('hk7q4k2m{Enter}');

    const refused = await list('Not done (1)');
    refused.getByText('Packed 05 Jan, 2025, 03:07 pm, Rahim, before this scan.');
    await user.click(refused.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('heading', { name: /^Not done/ })).toBeNull();
  });

  it('DK-13 names a code of no order, and tries it again', async () => {
    const { user, requests } = open({ order: null });
    await user.keyboard('X-1{Enter}');
    const refused = await list('Not done (1)');
    refused.getByText('No order has the code X-1.');
    await user.click(refused.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => requests.length).toBe(2);
  });

  it('DK-13 counts a scan whose answer was lost as done when it is tried again, and takes it back', async () => {
    const shipping = anOrder({ _id: 'o1', number: 'HK-7Q4K-2M', orderStatus: 'Shipping' });
    let stage: 'booked' | 'withCourier' = 'booked';
    const { user } = renderStaffScreen(<ScanScreen />, (call) => {
      if (call === 'GET /scannedOrders')
        return {
          body: { data: shipping, parcel: aParcel({ id: 'p1', stage }), orderGoesOn: false, held: 0 },
        };
      stage = stage === 'booked' ? 'withCourier' : 'booked';
      throw new TypeError('The connection is lost.');
    });
    await user.click(screen.getByRole('radio', { name: 'Handed over' }));
    await user.keyboard('hk7q4k2m{Enter}');
    await user.click((await list('Not done (1)')).getByRole('button', { name: 'Try again' }));
    await user.click((await list('Done (1)')).getByRole('button', { name: 'Take back' }));
    await (await list('Done (0)')).findByText('Taken back');
    expect(stage).toBe('booked');
  });

  it('DK-13 moves the order and its parcel when they are handed over, and remembers the mode', async () => {
    const { user, writes, unmount } = open({ parcel: aParcel({ id: 'p1', stage: 'booked' }) });
    await user.click(screen.getByRole('radio', { name: 'Handed over' }));
    await user.keyboard('hk7q4k2m{Enter}');

    const done = await list('Done (1)');
    expect(done.queryByRole('button', { name: 'Take back' })).toBeNull();
    expect(writes()).toEqual([
      ['PUT /orderStatus/o1', { status: 'Shipping', from: 'Confirmed' }],
      ['PUT /consignments/p1/stage', { from: 'booked', to: 'withCourier' }],
    ]);
    unmount();
    open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Handed over' }).checked).toBe(true);
  });

  it('DK-13 CR-7 leaves an order that was confirmed again as it is when its old parcel comes back', async () => {
    const { user, lookUps, writes } = open({
      parcel: aParcel({ id: 'p1', stage: 'returning' }),
      orderGoesOn: true,
    });
    await user.click(screen.getByRole('radio', { name: 'Came back' }));
    await user.keyboard('hk7q4k2m{Enter}');

    const done = await list('Done (1)');
    done.getByText('Came back. Its order goes on as it is.');
    // The host is told what the scan is for: the label's code may name the order alone.
    expect(lookUps).toEqual(['code=hk7q4k2m&mode=cameBack']);
    expect(writes()).toEqual([['PUT /consignments/p1/stage', { from: 'returning', to: 'returned' }]]);
  });

  it('DK-13 leaves the next parcel of the order alone when the label of the one that came back is scanned again', async () => {
    const { user, writes } = open({
      parcel: aParcel({ id: 'p1', stage: 'returning' }),
      nextParcel: aParcel({ id: 'p2', stage: 'withCourier' }),
      orderGoesOn: true,
    });
    await user.click(screen.getByRole('radio', { name: 'Came back' }));
    await user.keyboard('hk7q4k2m{Enter}');
    await user.keyboard('hk7q4k2m{Enter}');

    const refused = await list('Not done (1)');
    refused.getByText(
      'It came back before this scan. If another parcel of the order came back too, scan its tracking code.',
    );
    expect(writes()).toEqual([['PUT /consignments/p1/stage', { from: 'returning', to: 'returned' }]]);
  });

  it('DK-13 leaves the next parcel of the order alone also when the page was reloaded in between', async () => {
    const before = open({ parcel: aParcel({ id: 'p1', stage: 'returning' }), orderGoesOn: true });
    await before.user.click(screen.getByRole('radio', { name: 'Came back' }));
    await before.user.keyboard('hk7q4k2m{Enter}');
    await list('Done (1)');
    before.unmount();
    const { user, writes } = open({ parcel: aParcel({ id: 'p2', stage: 'withCourier' }) });
    await user.keyboard('hk7q4k2m{Enter}');

    await list('Not done (1)');
    expect(writes()).toEqual([]);
  });

  it('DK-13 says why the host has refused a call', async () => {
    const { user } = open({ refuses: 'PUT /orders/o1/packed' });
    await user.keyboard('hk7q4k2m{Enter}');
    (await list('Not done (1)')).getByText('It was not done. Moved by another.');
  });

  it('DK-13 makes a sound after each scan until it is turned off', async () => {
    const started = vi.fn();
    const node = { connect: (next: unknown) => next, frequency: {}, start: started, stop: () => {} };
    const gain = { ...node, gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} } };
    vi.stubGlobal(
      'AudioContext',
      class {
        currentTime = 0;
        resume = async () => {};
        createOscillator = () => node;
        createGain = () => gain;
      },
    );
    const { user } = open();
    await user.keyboard('hk7q4k2m{Enter}');
    await list('Done (1)');
    expect(started).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('switch', { name: 'Sound' }));
    await user.keyboard('hk7q4k2m{Enter}');
    await list('Done (2)');
    expect(started).toHaveBeenCalledTimes(1);
  });
});
