import { moveRefusalMessages } from '#domain/messages/messages.ts';
import type { MoveRefusal } from '#domain/orders/orderStatus.ts';
import { Reason } from '../../components/actions/RowActions.ts';

/** Why an order cannot be returned any more (ST-10), in both languages. */
export const ReturnWindowOver = ({ refusal }: { readonly refusal: MoveRefusal }) => (
  <Reason>
    {moveRefusalMessages[refusal].en} <span lang="bn">{moveRefusalMessages[refusal].bn}</span>
  </Reason>
);
