import { type FormEvent, useState } from 'react';
import { useGetOrderQuery } from '#api/orders/ordersApi.ts';
import { lineKey } from '#domain/checkout/cart.ts';
import { choiceLabels, decisionNoteLength } from '#domain/consignments/decisionChoices.ts';
import { type LinePieces, returnedLinesRefusal } from '#domain/consignments/returnedLine.ts';
import { errorOf, typedCollected, typedPieces } from '#domain/consignments/typedParcel.ts';
import type { Order } from '#domain/orders/order.ts';
import * as messages from '#messages/dashboard/orders/toDecide.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { PartNotLoaded } from '../../components/loading/PartNotLoaded.tsx';
import { InlineForm } from '../InlineForm.tsx';
import { InlineFormEnd } from '../InlineFormEnd.tsx';
import { lineTitle } from '../lineTitle.ts';
import { hintOf } from './decisionTexts.ts';
import { type DecisionFormProps, useDecisionForm } from './useDecisionForm.ts';

/** The form in which staff say which pieces a partial delivery brings back; only a sentence if the order was deleted. */
export const LinesBackForm = (props: DecisionFormProps) => {
  const orderId = props.decision.parcel?.orderId ?? null;
  const query = useGetOrderQuery(
    // `email: null`: the order as staff see it.
    { id: orderId ?? '', email: null },
    { skip: orderId === null },
  );
  if (orderId === null) return <p>{messages.orderHasBeenDeleted}</p>;
  if (query.currentData !== undefined) return <Lines {...props} order={query.currentData.order} />;
  return <PartNotLoaded what={messages.theOrder} query={query} height="120px" />;
};

/** The typed number of pieces by `lineKey`: the order may be corrected meanwhile. */
type TypedPieces = Readonly<Record<string, string>>;

interface Errors {
  /** By `lineKey`, as the typed pieces. */
  readonly lines: Readonly<Record<string, string | undefined>>;
  readonly collected?: string | undefined;
}

/** The pieces and taka that were typed, or what is wrong with them. What is wrong with all lines together is said at the first one. */
const readTyped = (
  { products }: Pick<Order, 'products'>,
  pieces: TypedPieces,
  amount: string,
): { readonly lines: LinePieces[]; readonly collected: number } | { readonly errors: Errors } => {
  const lines: LinePieces[] = [];
  const lineErrors: Record<string, string | undefined> = {};
  for (const [position, product] of products.entries()) {
    const key = lineKey(product);
    const typed = typedPieces(pieces[key] ?? '', product.quantity);
    lineErrors[key] = errorOf(typed);
    if ('value' in typed && typed.value > 0) lines.push({ line: position, quantity: typed.value });
  }
  const [first] = products;
  if (first !== undefined) lineErrors[lineKey(first)] ??= returnedLinesRefusal(lines, products) ?? undefined;
  const collected = typedCollected(amount);
  const areLinesWrong = Object.values(lineErrors).some((error) => error !== undefined);
  if (areLinesWrong || 'error' in collected)
    return { errors: { lines: lineErrors, collected: errorOf(collected) } };
  return { lines, collected: collected.value };
};

const Lines = ({ order, ...props }: DecisionFormProps & { readonly order: Order }) => {
  const { decision, choice, onClose } = props;
  const { note, setNote, problem, busy, send } = useDecisionForm(props);
  const [pieces, setPieces] = useState<TypedPieces>({});
  const [collected, setCollected] = useState(() => String(decision.parcel?.collected ?? ''));
  const [errors, setErrors] = useState<Errors>({ lines: {} });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = readTyped(order, pieces, collected);
    setErrors('errors' in typed ? typed.errors : { lines: {} });
    if (!('errors' in typed)) void send(typed);
  };
  return (
    <InlineForm onSubmit={submit} noValidate aria-label={shownText(choiceLabels[choice])}>
      <ErrorSummary />
      <p>{messages.withHintOfEmptyLines(hintOf(choice, decision))}</p>
      {order.products.map((line) => (
        <TextField
          key={lineKey(line)}
          label={messages.piecesThatComeBack(lineTitle(line), line.quantity)}
          inputMode="numeric"
          autoComplete="off"
          value={pieces[lineKey(line)] ?? ''}
          error={errors.lines[lineKey(line)]}
          onChange={({ target }) => setPieces({ ...pieces, [lineKey(line)]: target.value })}
        />
      ))}
      <TextField
        label={messages.collectedField}
        inputMode="decimal"
        autoComplete="off"
        required
        value={collected}
        error={errors.collected}
        onChange={({ target }) => setCollected(target.value)}
      />
      <TextField
        label={messages.noteOptional}
        autoComplete="off"
        maxLength={decisionNoteLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <InlineFormEnd saveLabel={messages.saveWhatComesBack} problem={problem} busy={busy} onClose={onClose} />
    </InlineForm>
  );
};
