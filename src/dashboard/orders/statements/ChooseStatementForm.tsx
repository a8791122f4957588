import { useState } from 'react';
import { styled } from 'styled-components';
import { useCourierDeskQuery } from '#api/orders/courierDeskApi.ts';
import { type StatementSourceBody, useCourierPaymentsQuery } from '#api/orders/statementsApi.ts';
import { noCourierDesk } from '#domain/consignments/courierDesk.ts';
import { type CourierId, couriers, isCourierId, offeredCouriers } from '#domain/consignments/couriers.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/statements.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { focusOnMount } from '#ui/hooks/focusOnMount.ts';
import { FileInput } from '../../components/forms/FileInput.ts';
import { useSubmitFocus } from '../../components/forms/useSubmitFocus.ts';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { useStatementFile } from './useStatementFile.ts';

interface ChooseStatementFormProps {
  readonly problem: string | null;
  readonly busy: boolean;
  /** Called with the file or the payment that is to be read. */
  readonly onRead: (source: StatementSourceBody) => void;
}

/** The choice of a courier, and of a file or one of the courier's payments. */
export const ChooseStatementForm = ({ problem, busy, onRead }: ChooseStatementFormProps) => {
  const { data: desk = noCourierDesk } = useCourierDeskQuery();
  const [courier, setCourier] = useState<CourierId | ''>('');
  const { file, problem: fileProblem, emptied: timesEmptied, choose, read } = useStatementFile();
  useSubmitFocus(busy);
  const readFile = async () => {
    const body = await read();
    if (courier !== '' && body !== null) onRead({ courier, file: body, payment: null });
  };
  return (
    <TitledCard title={messages.chooseTheStatement} isSpaced>
      <Fields>
        <Select
          label={messages.courier}
          required
          placeholder={messages.chooseACourier}
          options={offeredCouriers(desk.couriers).map((value) => ({
            value,
            label: couriers[value].name,
          }))}
          value={courier}
          onChange={({ target }) => setCourier(isCourierId(target.value) ? target.value : '')}
        />
        <Field label={messages.file} required hint={messages.fileLimits} error={fileProblem}>
          {(controlProps) => (
            <FileInput
              {...controlProps}
              key={timesEmptied}
              // The pressed button is disabled while there is no file: the field that was emptied takes the focus.
              ref={timesEmptied > 0 ? focusOnMount : undefined}
              accept=".csv,.xlsx,.txt,.tsv"
              onChange={({ target }) => choose(target.files?.[0] ?? null)}
            />
          )}
        </Field>
      </Fields>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <div>
        <Button
          busy={busy}
          busyLabel={messages.reading}
          disabled={courier === '' || file === null}
          onClick={() => void readFile()}
        >
          {messages.readTheFile}
        </Button>
      </div>
      {courier !== '' && <CourierPaymentList courier={courier} busy={busy} onRead={onRead} />}
    </TitledCard>
  );
};

/** The day of a time as the courier writes it: the first ten characters, such as `2026-11-25`. */
const dayOf = (time: string): string => time.slice(0, 10);

interface CourierPaymentListProps {
  readonly courier: CourierId;
  readonly busy: boolean;
  readonly onRead: (source: StatementSourceBody) => void;
}

/** The payouts that the courier itself lists; nothing for a courier that offers no such list. */
const CourierPaymentList = ({ courier, busy, onRead }: CourierPaymentListProps) => {
  const { currentData, isError } = useCourierPaymentsQuery(courier);
  const name = couriers[courier].name;
  if (currentData === undefined)
    return isError ? <Notice tone="warning">{messages.tellsNoPayments(name)}</Notice> : null;
  if (!currentData.isOffered) return null;
  return (
    <div>
      <Heading>{messages.orAPaymentOf(name)}</Heading>
      {currentData.payments.length === 0 && <p>{messages.hasNoPayments(name)}</p>}
      <List>
        {currentData.payments.map(({ id, amount, at, state }) => (
          <li key={id}>
            <span>
              <strong>{id}</strong> {dayOf(at)} {state}
            </span>
            <Amount>{amount === null ? '' : formatTaka(amount)}</Amount>
            <Button
              tone="plain"
              size="s"
              disabled={busy}
              aria-label={messages.readPayment(id)}
              onClick={() => onRead({ courier, file: null, payment: id })}
            >
              {messages.read}
            </Button>
          </li>
        ))}
      </List>
    </div>
  );
};

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  align-items: start;
`;
const Heading = styled.h3`
  margin-block-end: var(--space-2);
  font-size: var(--text-m);
`;
const List = styled.ul`
  display: grid;
  gap: var(--space-2);

  li {
    display: grid;
    grid-template-columns: 1fr auto auto;
    gap: var(--space-3);
    align-items: center;
  }
`;
const Amount = styled.span`
  font-variant-numeric: tabular-nums;
`;
