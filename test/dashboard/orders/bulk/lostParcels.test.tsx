import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { BulkGiveDialog } from '#dashboard/orders/bulk/BulkGiveDialog.tsx';
import { consignmentsPerCall } from '#domain/consignments/consignmentRules.ts';
import { isRecord, readTexts } from '#domain/values/parse.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';

/** One order more than a call takes. */
const orders = Array.from({ length: consignmentsPerCall + 1 }, (_, index) =>
  anOrder({ _id: `o${index}`, number: `HK-${index}` }),
);
const ids = orders.map(({ _id }) => _id);

interface SentOrders {
  readonly key: string | null | undefined;
  readonly orders: readonly string[];
}

/** Gives the orders in front of a host that answers the first call so, and each later one with a parcel for each order. */
const giveWithFirstAnswer = async (
  firstAnswer: () => { readonly status: number; readonly body: unknown },
) => {
  const sent: SentOrders[] = [];
  const { user } = renderStaffScreen(
    <BulkGiveDialog orders={orders} onMakeFile={undefined} onClose={() => undefined} />,
    (call, body, _query, requestHeaders) => {
      if (call !== 'POST /consignments') return { body: {} };
      const given = isRecord(body) ? readTexts(body.orders) : [];
      sent.push({ key: requestHeaders?.get(headers.idempotencyKey), orders: given });
      if (sent.length === 1) return firstAnswer();
      return { body: { results: given.map((id) => ({ id, invoice: `INV-${id}` })) } };
    },
  );
  await user.selectOptions(await screen.findByLabelText(/^Courier/), 'redx');
  await user.click(screen.getByRole('button', { name: 'Give to the courier' }));
  const results = within(await screen.findByRole('list', { name: 'Result of each order' }));
  return { user, sent, results };
};

const cutConnection = (): never => {
  throw new TypeError('The connection is lost.');
};

const unreachable = "The shop can't be reached right now. Please check your connection.";
const lostSentence = `We couldn't tell whether it was given to the courier. You can safely try again. ${unreachable}`;

describe('the dialog that gives orders to a courier, after an answer was lost', () => {
  it('CR-1 says of which orders nobody knows whether they have a parcel, and sends what was not answered again with the same key', async () => {
    const { user, sent, results } = await giveWithFirstAnswer(cutConnection);
    const texts = results.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual(
      ids.map((_, index) => `HK-${index} ${index < consignmentsPerCall ? lostSentence : unreachable}`),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(`${orders.length} of ${orders.length} have a parcel.`);
    const [first] = sent;
    expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(sent).toEqual([
      { key: first?.key, orders: ids.slice(0, consignmentsPerCall) },
      { key: first?.key, orders: ids.slice(0, consignmentsPerCall) },
      { key: first?.key, orders: ids.slice(consignmentsPerCall) },
    ]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The parcels' }));
  });

  it('CR-1 offers no second try after the shop has refused the orders', async () => {
    const { results } = await giveWithFirstAnswer(() => ({
      status: 400,
      body: { code: 'invalid', message: 'No.' },
    }));
    expect(results.getAllByText('No.')).toHaveLength(consignmentsPerCall);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
