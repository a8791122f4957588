import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ReturnedLines } from '#dashboard/orders/parcels/ReturnedLines.tsx';
import type { ReturnedLine } from '#domain/consignments/returnedLine.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { aParcel } from '../../../support/builders/aParcel.ts';

const shirt = {
  id: 'a1',
  name: 'Shirt',
  imageUrl: '/a.png',
  color: 'Red',
  size: 'N/A',
  quantity: 3,
  originalPrice: 400,
};
const order = anOrder({ _id: 'o1', products: [shirt] });
const noted: ReturnedLine = {
  consignmentId: 'p1',
  line: 0,
  quantity: 2,
  received: 0,
  notedAt: '2025-01-05T08:07:00.000Z',
  notedBy: 'Nusrat',
  receivedAt: null,
  receivedBy: null,
};

const open = (to: 'delivered' | 'partlyDelivered') => {
  let line = noted;
  const event = {
    from: 'withCourier',
    to,
    word: '',
    changes: {},
    at: noted.notedAt,
    by: 'Steadfast',
  } as const;
  return renderStaffScreen(
    <ReturnedLines
      order={order}
      parcels={[{ ...aParcel({ stage: to }), history: [event], cashHistory: [] }]}
    />,
    (call, body) => {
      if (call.startsWith('POST')) {
        const [sent] = (body as { lines: { quantity: number }[] }).lines;
        line = {
          ...line,
          received: line.received + (sent?.quantity ?? 0),
          receivedAt: '2025-01-06T08:07:00.000Z',
          receivedBy: 'Karim',
        };
      }
      return { body: { lines: [line] } };
    },
  );
};

describe('what a partial delivery brings back', () => {
  it('CR-8 receives it in parts, and says what came back, when and by whom', async () => {
    const { user, requests } = open('partlyDelivered');
    expect(await screen.findByText('2 of 3 come back. Not received yet.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Received' }));
    const pieces = screen.getByLabelText('Shirt, Red: pieces that are here, out of 2');
    expect((pieces as HTMLInputElement).value).toBe('2');
    await user.clear(pieces);
    await user.type(pieces, '3');
    await user.click(screen.getByRole('button', { name: 'Goods received' }));
    expect(pieces.getAttribute('aria-invalid')).toBe('true');
    await user.clear(pieces);
    await user.type(pieces, '1');
    await user.click(screen.getByRole('button', { name: 'Goods received' }));
    expect(
      await screen.findByText(
        '2 of 3 come back. Received 1 on 06 Jan, 2025, 02:07 pm, by Karim. 1 still to come.',
      ),
    ).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Received' }));
    await user.click(screen.getByRole('button', { name: 'Goods received' }));
    await waitFor(() =>
      expect(
        screen.getByText('2 of 3 come back. Received 2 on 06 Jan, 2025, 02:07 pm, by Karim.'),
      ).toBeDefined(),
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(requests.filter(({ call }) => call.startsWith('POST'))).toEqual([
      { call: 'POST /consignments/p1/received', body: { lines: [{ line: 0, quantity: 1, seen: 0 }] } },
      { call: 'POST /consignments/p1/received', body: { lines: [{ line: 0, quantity: 1, seen: 1 }] } },
    ]);
  });

  it('CR-8 asks nothing for a parcel that was never partly delivered', () => {
    const { requests, container } = open('delivered');
    expect([requests, container.textContent]).toEqual([[], '']);
  });
});
