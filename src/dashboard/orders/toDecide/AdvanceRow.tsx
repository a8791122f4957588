import type { WaitingAdvance } from '#domain/cash/waitingAdvance.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { deliveryChargeInAdvance } from '#messages/dashboard/orders/advances.ts';
import * as messages from '#messages/dashboard/orders/toDecide.ts';
import { Badge } from '#ui/badges/Badge.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { AdvanceActs } from '../advances/AdvanceActs.tsx';
import { AdvanceSummary } from '../advances/AdvanceSummary.tsx';
import { CallLink } from '../PhoneLink.tsx';
import { Remark, WaitingCard } from './WaitingCard.tsx';

interface AdvanceRowProps {
  readonly rowId: string;
  readonly advance: WaitingAdvance;
  readonly onDecided: () => void;
  readonly onProblem: (problem: string) => void;
}

/** An advance that waits for staff: its order, what is to be done, and the buttons for that. */
export const AdvanceRow = ({ rowId, advance, onDecided, onProblem }: AdvanceRowProps) => (
  <WaitingCard
    rowId={rowId}
    name={advance.orderNumber}
    orderId={advance.orderId}
    aside={<Badge tone="neutral">{deliveryChargeInAdvance}</Badge>}
  >
    <AdvanceSummary advance={advance} />
    {advance.customerPhone !== null && (
      <Row gap={3}>
        <span>{advance.customerName}</span>
        <CallLink number={advance.customerPhone} />
      </Row>
    )}
    {advance.orderId === null && <p>{messages.orderHasBeenDeleted}</p>}
    <Remark>{messages.since(formatDateTime(advance.since))}</Remark>
    <AdvanceActs advance={advance} onDecided={onDecided} onProblem={onProblem} />
  </WaitingCard>
);
