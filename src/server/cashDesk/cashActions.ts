import { type Handover, receiptName } from '#domain/cash/handover.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { takaText } from '#domain/values/money.ts';
import type { Action } from '../audit/recordAction.ts';

/** The entry in the audit log for a handover, whose amount is taka: `Took the cash of receipt R-0042: ৳1,310 from Karim`. */
export const handoverAction = (
  action: 'makeHandover' | 'confirmHandover',
  handover: Pick<Handover, 'id' | 'number' | 'rider' | 'amount'>,
): Action => ({
  action,
  subject: { kind: 'handover', id: handover.id, label: receiptName(handover) },
  details: { from: handover.rider, to: takaText(handover.amount) },
});

/** The entry in the audit log for a write-off of this amount in taka; its reason is only in the ledger. */
export const writeOffAction = (
  { orderId, orderNumber }: Pick<Consignment, 'orderId' | 'orderNumber'>,
  amount: number,
): Action => ({
  action: 'writeOffCash',
  subject: { kind: 'order', id: orderId ?? '', label: orderNumber },
  details: { to: takaText(amount) },
});
