import { orderRefusalMessage } from '#domain/messages/orderRefusals.ts';
import { Bilingual } from '#ui/layout/Bilingual.tsx';
import { Reason } from '../../components/actions/RowActions.ts';

interface ReturnWindowOverProps {
  /** Days after the delivery in which the order could be returned. */
  readonly returnDays: number;
}

/**
 * Says why an order can no longer be returned (ST-10). An English page says it in Bengali too, since customers read it in the list of
 * their orders.
 */
export const ReturnWindowOver = ({ returnDays }: ReturnWindowOverProps) => (
  <Reason>
    <Bilingual text={orderRefusalMessage('returnWindowOver', returnDays)} />
  </Reason>
);
