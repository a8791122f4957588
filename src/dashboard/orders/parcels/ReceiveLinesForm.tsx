import { type FormEvent, useState } from 'react';
import { useReceiveLinesMutation } from '#api/orders/returnedLinesApi.ts';
import type { ReturnedLine } from '#domain/consignments/returnedLine.ts';
import { typedPieces } from '#domain/consignments/typedParcel.ts';
import type { Order } from '#domain/orders/order.ts';
import * as messages from '#messages/dashboard/orders/parcels.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { lineTitle } from '../lineTitle.ts';
import { ParcelForm } from '../ParcelForm.tsx';
import { ParcelFormEnd } from './ParcelFormEnd.tsx';
import { useParcelCommand } from './useParcelCommand.ts';

interface ReceiveLinesFormProps {
  readonly order: Order;
  readonly parcelId: string;
  /** The returned lines of which pieces are still to come. */
  readonly lines: readonly ReturnedLine[];
  readonly onClose: () => void;
}

/** A form in which staff say how many pieces of each line have arrived; it is filled in with all that are expected. */
export const ReceiveLinesForm = ({ order, parcelId, lines, onClose }: ReceiveLinesFormProps) => {
  const [pieces, setPieces] = useState<readonly string[]>(() =>
    lines.map(({ quantity, received }) => String(quantity - received)),
  );
  const [errors, setErrors] = useState<readonly (string | undefined)[]>([]);
  const [receive, { isLoading }] = useReceiveLinesMutation();
  const { problem, run } = useParcelCommand(onClose, messages.goodsNotReceived);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = lines.map(({ quantity, received }, index) =>
      typedPieces(pieces[index] ?? '', quantity - received),
    );
    // `seen`: how many pieces of the line had arrived before, as this form knows; the server refuses when more have by now.
    const arrived = typed.flatMap((each, index) => {
      const { line = 0, received: seen = 0 } = lines[index] ?? {};
      return 'value' in each && each.value > 0 ? [{ line, quantity: each.value, seen }] : [];
    });
    const wrong = typed.map((each) => ('error' in each ? each.error : undefined));
    const isWrong = wrong.some((each) => each !== undefined);
    setErrors(isWrong || arrived.length > 0 ? wrong : [messages.enterThePieces]);
    if (!isWrong && arrived.length > 0)
      void run(() => receive({ id: parcelId, orderId: order._id, body: { lines: arrived } }).unwrap());
  };
  return (
    <ParcelForm onSubmit={submit} noValidate aria-label={messages.receivedGoods}>
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
      <ParcelFormEnd
        saveLabel={messages.goodsReceived}
        problem={problem}
        busy={isLoading}
        onClose={onClose}
      />
    </ParcelForm>
  );
};
