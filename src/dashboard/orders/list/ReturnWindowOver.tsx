import { orderRefusalMessage } from '#domain/messages/orderRefusals.ts';
import type { MoveRefusal } from '#domain/orders/orderStatus.ts';
import { Bilingual } from '#ui/layout/Bilingual.tsx';
import { Reason } from '../../components/actions/RowActions.ts';

interface ReturnWindowOverProps {
  readonly refusal: MoveRefusal;
  /** Days after the delivery in which the order could be returned. */
  readonly returnDays: number;
}

/** Says in both languages why an order can no longer be returned (ST-10). */
export const ReturnWindowOver = ({ refusal, returnDays }: ReturnWindowOverProps) => (
  <Reason>
    <Bilingual text={orderRefusalMessage(refusal, returnDays)} />
  </Reason>
);
