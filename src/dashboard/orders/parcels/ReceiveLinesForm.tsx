import { type FormEvent, useState } from 'react';
import { useReceiveLinesMutation } from '#api/orders/returnedLinesApi.ts';
import type { ReturnedLine } from '#domain/consignments/returnedLine.ts';
import { errorOf, typedPieces } from '#domain/consignments/typedParcel.ts';
import type { Order } from '#domain/orders/order.ts';
import * as messages from '#messages/dashboard/orders/parcels.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { InlineForm } from '../InlineForm.tsx';
import { InlineFormEnd } from '../InlineFormEnd.tsx';
import { lineTitle } from '../lineTitle.ts';
import { useCommandProblem } from '../useCommandProblem.ts';

interface ReceiveLinesFormProps {
  readonly order: Order;
  readonly parcelId: string;
  /** The returned lines of which pieces are still to come. */
  readonly lines: readonly ReturnedLine[];
  readonly onClose: () => void;
}

type LineErrors = readonly (string | undefined)[];

interface ArrivedPieces {
  /** The index of the line in the order. */
  readonly line: number;
  readonly quantity: number;
  /** How many pieces of the line had arrived before, as this form knows; the server refuses when more have by now. */
  readonly seen: number;
}

/**
 * The pieces that were typed, for the lines that have any; or what is wrong with each line. If no line has pieces, the first one says
 * so.
 */
const readTyped = (
  lines: readonly ReturnedLine[],
  pieces: readonly string[],
): { readonly arrived: ArrivedPieces[] } | { readonly errors: LineErrors } => {
  const arrived: ArrivedPieces[] = [];
  const errors: (string | undefined)[] = [];
  for (const [index, { line, quantity, received }] of lines.entries()) {
    const typed = typedPieces(pieces[index] ?? '', quantity - received);
    errors.push(errorOf(typed));
    if ('value' in typed && typed.value > 0) arrived.push({ line, quantity: typed.value, seen: received });
  }
  if (errors.some((error) => error !== undefined)) return { errors };
  return arrived.length === 0 ? { errors: [messages.enterThePieces] } : { arrived };
};

/** A form in which staff say how many pieces of each line have arrived; it is filled in with all that are expected. */
export const ReceiveLinesForm = (props: ReceiveLinesFormProps) => {
  const command = useCommandProblem(props.onClose, messages.goodsNotReceived);
  // When somebody else has received pieces, the fields are filled in again; why this form was refused stays.
  const fieldsKey = props.lines.map(({ line, received }) => `${line} ${received}`).join(', ');
  return <Fields key={fieldsKey} {...props} command={command} />;
};

interface FieldsProps extends ReceiveLinesFormProps {
  readonly command: ReturnType<typeof useCommandProblem>;
}

const Fields = ({ order, parcelId, lines, command: { problem, run }, onClose }: FieldsProps) => {
  /** The typed number of pieces of each line. */
  const [pieces, setPieces] = useState<readonly string[]>(() =>
    lines.map(({ quantity, received }) => String(quantity - received)),
  );
  const [errors, setErrors] = useState<LineErrors>([]);
  const [receive, { isLoading }] = useReceiveLinesMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = readTyped(lines, pieces);
    setErrors('errors' in result ? result.errors : []);
    if ('errors' in result) return;
    const body = { lines: result.arrived };
    void run(() => receive({ id: parcelId, orderId: order._id, body }).unwrap());
  };
  return (
    <InlineForm onSubmit={submit} noValidate aria-label={messages.receivedGoods}>
      <ErrorSummary />
      <p>{messages.countedGoodsAreSoldAgain}</p>
      {lines.map(({ line, quantity, received }, index) => {
        const ordered = order.products[line];
        const name = ordered === undefined ? messages.aProduct : lineTitle(ordered);
        return (
          <TextField
            key={line}
            label={messages.piecesHere(name, quantity - received)}
            inputMode="numeric"
            autoComplete="off"
            value={pieces[index] ?? ''}
            error={errors[index]}
            onChange={({ target }) => setPieces(pieces.with(index, target.value))}
          />
        );
      })}
      <InlineFormEnd
        saveLabel={messages.goodsReceived}
        problem={problem}
        busy={isLoading}
        onClose={onClose}
      />
    </InlineForm>
  );
};
