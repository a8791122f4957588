import { orderRefusalMessage } from '#domain/messages/orderRefusals.ts';
import type { MoveRefusal } from '#domain/orders/orderStatus.ts';
import { Bilingual } from '#ui/layout/Bilingual.tsx';
import { Reason } from '../../components/actions/RowActions.ts';

interface ReturnWindowOverProps {
  readonly refusal: MoveRefusal;
  /** Days for a return of the order. */
  readonly returnDays: number;
}

/** Why an order cannot be returned any more (ST-10), in both languages. */
export const ReturnWindowOver = ({ refusal, returnDays }: ReturnWindowOverProps) => (
  <Reason>
    <Bilingual text={orderRefusalMessage(refusal, returnDays)} />
  </Reason>
);
