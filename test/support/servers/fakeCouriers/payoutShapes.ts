import type { FakeReply } from './openFakeCourier.ts';
import type { Payout, SteadfastAccount } from './SteadfastAccount.ts';

/** Payouts as Steadfast may answer them: its document names the calls alone, so these shapes are assumed. */

const perPage = 10;

const summaryOf = ({ payment_id, amount, rows, created_at }: Payout): Readonly<Record<string, unknown>> => ({
  payment_id,
  amount,
  method: 'bank',
  charges: rows.reduce((sum, row) => sum + row.delivery_charge, 0),
  total: amount,
  status_label: 'Paid',
  created_at,
  paid_at: created_at,
});

export const payoutPage = ({ payouts }: SteadfastAccount, query: URLSearchParams): FakeReply => {
  const page = Number(query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(payouts.length / perPage));
  const body = {
    current_page: page,
    last_page: last,
    next_page_url: page < last ? `?page=${page + 1}` : null,
    data: payouts.slice((page - 1) * perPage, page * perPage).map(summaryOf),
  };
  return { status: 200, body };
};

export const payoutParts = (
  { payouts }: SteadfastAccount,
  id: string,
  shape: 'array' | 'consignments' | 'netOnly',
): FakeReply => {
  const payout = payouts.find(({ payment_id }) => payment_id === id);
  if (payout === undefined) return { status: 404, body: { status: 404, message: 'Not found' } };
  if (shape === 'array') return { status: 200, body: payout.rows };
  if (shape === 'netOnly') return { status: 200, body: { payment_id: id, amount: payout.amount } };
  return { status: 200, body: { ...summaryOf(payout), consignments: payout.rows } };
};
