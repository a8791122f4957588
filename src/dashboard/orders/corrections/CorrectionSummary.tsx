import { styled } from 'styled-components';
import { hasChanges, type OrderChanges } from '#domain/orders/orderRevision.ts';
import { widths } from '#domain/shop/constants.ts';
import { formatExactTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/corrections.ts';
import { correctionMessages } from '#messages/domain/dashboardMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { from } from '#ui/theme/media.ts';
import { SmallText } from '../../components/layout/SmallText.ts';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { ChangeList } from './ChangeList.tsx';
import { amountLabels, amountNames } from './changeEntries.ts';
import type { CorrectionFormState } from './useCorrectionForm.ts';

interface CorrectionSummaryProps {
  readonly form: CorrectionFormState;
  /** Loads the order again and drops what was filled in. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** The totals before and after, what changes, and the form's buttons. */
export const CorrectionSummary = ({ form, onReload, onClose }: CorrectionSummaryProps) => {
  const { formik, result, problem } = form;
  const isChanged = hasChanges(result.changes);
  return (
    <Sticky>
      <TitledCard title={messages.whatChanges} isSpaced>
        <Totals changes={result.changes} />
        {isChanged ? (
          <ChangeList changes={withoutAmounts(result.changes)} />
        ) : (
          <SmallText>{messages.nothingHasChangedYet}</SmallText>
        )}
        {problem !== null && (
          <Notice tone="danger">
            <Stack gap={2}>
              <p>{problem.text}</p>
              {problem.isOutdated && (
                <div>
                  <Button tone="plain" size="s" onClick={onReload}>
                    {correctionMessages.reload}
                  </Button>
                </div>
              )}
            </Stack>
          </Notice>
        )}
        <Row gap={3} justify="end">
          <Button tone="quiet" disabled={formik.isSubmitting} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            type="submit"
            disabled={!isChanged || result.refusals.length > 0}
            busy={formik.isSubmitting}
            busyLabel={messages.saving}
          >
            {messages.save}
          </Button>
        </Row>
      </TitledCard>
    </Sticky>
  );
};

/** The changes of fields and lines alone, since the table above the list shows the amounts: equal amounts are no change. */
const withoutAmounts = (changes: OrderChanges): OrderChanges => ({ ...changes, from: changes.to });

const Totals = ({ changes }: { readonly changes: OrderChanges }) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">{messages.amount}</th>
        <th scope="col">{messages.before}</th>
        <th scope="col">{messages.after}</th>
      </tr>
    </thead>
    <tbody>
      {amountNames.map((name) => (
        <tr key={name}>
          <th scope="row">{amountLabels[name]}</th>
          <td>{formatExactTaka(changes.from[name])}</td>
          <td>{formatExactTaka(changes.to[name])}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const Sticky = styled.div`
  ${from.large} {
    position: sticky;
    /* 17 px below the top bar (Header in layoutStyles.ts), and 16 px above the window's lower edge. */
    inset-block-start: 74px;
    max-height: calc(100vh - 90px);
    overflow-y: auto;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-s);

  th {
    padding: var(--space-1) 0;
    color: var(--ink-soft);
    font-weight: 400;
    text-align: start;
  }

  td,
  thead th:not(:first-child) {
    padding-inline-start: var(--space-2);
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  tbody tr:last-child > * {
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--line);
    color: inherit;
    font-weight: 650;
  }

  /* Beside its name there is no space for two amounts of seven digits. */
  @media (max-width: ${widths.small}px) {
    tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }

    tbody th {
      grid-column: 1 / -1;
    }

    thead th:first-child {
      display: none;
    }

    tbody tr:last-child > td {
      padding-block-start: 0;
      border-block-start: 0;
    }
  }
`;
