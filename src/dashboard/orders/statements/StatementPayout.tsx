import { useRef } from 'react';
import {
  useConfirmPayoutMutation,
  useMatchPayoutMutation,
  usePayoutsAheadQuery,
} from '#api/orders/statementsApi.ts';
import { type Payout, payoutMethodLabels } from '#domain/statements/payout.ts';
import type { Statement } from '#domain/statements/statement.ts';
import { dayStart, formatDate, formatDateTime } from '#domain/values/dates.ts';
import { formatExactTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/statements.tsx';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { useCommandProblem } from '../useCommandProblem.ts';
import { differenceText, PayoutForm } from './PayoutForm.tsx';

interface StatementPayoutProps {
  readonly statement: Statement;
  readonly isAdmin: boolean;
}

const paidText = ({ amount, day, method, reference, kind }: Payout): string => {
  const sentence = kind === 'ahead' ? messages.paidBeforeDelivery : messages.paid;
  return sentence(
    formatExactTaka(amount),
    formatDate(dayStart(day)),
    shownText(payoutMethodLabels[method]),
    reference,
  );
};

/** The payout of a statement that was confirmed; before that, the form with which admins confirm it. */
export const StatementPayout = ({ statement, isAdmin }: StatementPayoutProps) => {
  const { payout } = statement;
  const placeRef = useRef<HTMLDivElement>(null);
  // A payout takes the forms away with the pressed button, also if another admin has confirmed it, or the answer was lost.
  const focusProps = useKeptFocus(placeRef);
  if (payout === null && !isAdmin) return <Notice>{messages.anAdminConfirms}</Notice>;
  return (
    <TitledCard title={messages.payout}>
      <Stack ref={placeRef} {...focusProps} tabIndex={-1} gap={4}>
        {payout === null ? (
          <OpenPayout statement={statement} />
        ) : (
          <p>
            {/* Only a payout without a statement has no `difference`, and it is not shown here. */}
            {paidText(payout)} {differenceText(payout.difference ?? 0)}{' '}
            {messages.confirmedBy(payout.by, formatDateTime(payout.at))}
          </p>
        )}
      </Stack>
    </TitledCard>
  );
};

/** The forms that confirm a payout: a payout that came before the statement can be chosen, or a new one entered. */
const OpenPayout = ({ statement: { id, courier, net } }: { readonly statement: Statement }) => {
  const { data: ahead = [], isError, refetch } = usePayoutsAheadQuery(courier);
  const [confirm] = useConfirmPayoutMutation();
  const [match] = useMatchPayoutMutation();
  return (
    <>
      {isError && <LoadFailure what={messages.thePayoutsBeforeDelivery} onRetry={refetch} />}
      {ahead.map((payout) => (
        <AheadChoice
          key={payout.id}
          payout={payout}
          onMatch={() => match({ id, payoutId: payout.id }).unwrap()}
        />
      ))}
      <PayoutForm
        net={net}
        saveLabel={messages.confirmThePayout}
        onSave={(body) => confirm({ id, body }).unwrap()}
      />
    </>
  );
};

interface AheadChoiceProps {
  readonly payout: Payout;
  /** Makes it the payout of the statement. */
  readonly onMatch: () => Promise<unknown>;
}

const AheadChoice = ({ payout: { amount, day, reference }, onMatch }: AheadChoiceProps) => {
  const { problem, busy, run } = useCommandProblem(undefined, messages.thePayoutWasNotMatched);
  return (
    <Row gap={2}>
      <span>
        {messages.cameBeforeDelivery(formatExactTaka(amount), formatDate(dayStart(day)), reference)}
      </span>
      <Button tone="plain" size="s" busy={busy} onClick={() => void run(onMatch)}>
        {messages.itIsForThisStatement}
      </Button>
      {problem !== null && <FieldError role="alert">{problem}</FieldError>}
    </Row>
  );
};
