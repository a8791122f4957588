import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { failureOfError } from '#api/client/failure.ts';
import { useChangeStockMutation } from '#api/products/stockApi.ts';
import {
  type CountedProduct,
  type StockEntryReason,
  stockEntryReasons,
} from '#domain/products/countedProduct.ts';
import { itemLabel, stockLimits } from '#domain/products/stock.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { RadioGroup } from '#ui/forms/RadioGroup.tsx';
import { from } from '#ui/theme/media.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { withFailureMessage } from '../components/loading/failureMessages.ts';
import { newEntryKey } from './newEntryKey.ts';
import { costError, emptyEntry, piecesError, stockEntryBody, type TypedEntry } from './stockEntryBody.ts';

interface StockEntryProps {
  readonly product: CountedProduct;
  readonly onSaved: () => void;
}

const reasons = [
  { value: 'received', label: 'Goods came in', hint: 'Enter how many pieces came.' },
  {
    value: 'counted',
    label: 'I have counted',
    hint: 'Enter how many pieces there are, without those of open orders.',
  },
  { value: 'found', label: 'Found', hint: 'Enter how many pieces turned up.' },
  { value: 'damaged', label: 'Damaged', hint: 'Enter how many pieces can no longer be sold.' },
  { value: 'lost', label: 'Lost', hint: 'Enter how many pieces are gone.' },
  {
    value: 'soldElsewhere',
    label: 'Sold elsewhere',
    hint: 'Enter how many pieces were sold outside of this shop.',
  },
] as const satisfies readonly { value: StockEntryReason; label: string; hint: string }[];

const useStockEntry = ({ product, onSaved }: StockEntryProps) => {
  const [typed, setTyped] = useState<TypedEntry>(emptyEntry);
  const [key] = useState(newEntryKey);
  const [problem, setProblem] = useState<string | null>(null);
  const [send, { isLoading }] = useChangeStockMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = stockEntryBody(typed, product);
    setProblem(body === null ? 'Please enter the pieces of at least one item.' : null);
    if (body === null) return;
    try {
      await send({ id: product._id, key, body }).unwrap();
      onSaved();
    } catch (error) {
      setProblem(withFailureMessage('The pieces were not saved.', failureOfError(error)));
    }
  };
  const change = (part: Partial<TypedEntry>) => setTyped((current) => ({ ...current, ...part }));
  return { typed, change, problem, isLoading, submit };
};

/** Enters goods that came in, or what was counted (GS-7). */
export const StockEntry = (props: StockEntryProps) => {
  const { product } = props;
  const { typed, change, problem, isLoading, submit } = useStockEntry(props);
  return (
    <TitledCard isSpaced title="Pieces left">
      <Form onSubmit={submit} noValidate aria-label="Change the stock">
        <ErrorSummary />
        <RadioGroup
          legend="What happened"
          name="reason"
          value={typed.reason}
          options={reasons}
          onChange={(value) => {
            const reason = stockEntryReasons.find((known) => known === value);
            if (reason !== undefined) change({ reason });
          }}
        />
        <Fields>
          {product.items.map(({ color, size, pieces, held = 0 }, index) => (
            <TextField
              key={JSON.stringify([color, size])}
              label={itemLabel({ color, size }) || 'Pieces'}
              hint={`${pieces} left${held === 0 ? '' : `, and ${held} in open orders`}`}
              inputMode="numeric"
              autoComplete="off"
              value={typed.pieces[index] ?? ''}
              error={piecesError(typed.pieces[index])}
              onChange={({ target }) => change({ pieces: { ...typed.pieces, [index]: target.value } })}
            />
          ))}
        </Fields>
        <Fields>
          {typed.reason === 'received' && (
            <TextField
              label="Cost of one piece (৳), if you want"
              inputMode="decimal"
              autoComplete="off"
              value={typed.cost}
              error={costError(typed.cost)}
              onChange={({ target }) => change({ cost: target.value })}
            />
          )}
          <TextField
            label="Note"
            maxLength={stockLimits.note}
            autoComplete="off"
            value={typed.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </Fields>
        {problem !== null && <FieldError role="alert">{problem}</FieldError>}
        <Button type="submit" busy={isLoading}>
          Save the pieces
        </Button>
      </Form>
    </TitledCard>
  );
};

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  justify-items: start;

  > * {
    max-width: 100%;
  }
`;

const Fields = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-4);
  width: 100%;

  ${from.small} {
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  }
`;
