import { type Handover, receiptName } from '#domain/cash/handover.ts';
import type { StoredConsignment } from '#domain/consignments/storedConsignment.ts';
import { takaText } from '#domain/values/money.ts';
import type { Action } from '../audit/recordAction.ts';

/** `Took the cash of receipt R-0042: ৳1,310 from Karim`. */
export const handoverAction = (
  action: 'makeHandover' | 'confirmHandover',
  handover: Pick<Handover, 'id' | 'number' | 'rider' | 'amount'>,
): Action => ({
  action,
  subject: { kind: 'handover', id: handover.id, label: receiptName(handover) },
  details: { from: handover.rider, to: takaText(handover.amount) },
});

/** With the amount and without the reason, which the ledger has. */
export const writeOffAction = (
  { orderId, orderNumber }: Pick<StoredConsignment, 'orderId' | 'orderNumber'>,
  amount: number,
): Action => ({
  action: 'writeOffCash',
  subject: { kind: 'order', id: orderId ?? '', label: orderNumber },
  details: { to: takaText(amount) },
});
