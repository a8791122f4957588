import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { useMakeBarcodesMutation, useSaveBarcodesMutation } from '#api/products/barcodesApi.ts';
import { barcodeTextLimit } from '#domain/products/barcode.ts';
import type { CountedProduct } from '#domain/products/countedProduct.ts';
import { itemLabel } from '#domain/products/stock.ts';
import * as messages from '#messages/dashboard/stock.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { Row } from '#ui/layout/Row.tsx';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { withFailureMessage } from '../components/loading/failureMessages.ts';
import { goodsLabelsPath } from '../components/routing/addresses.ts';
import {
  barcodesBody,
  missingBarcodes,
  type TypedBarcodes,
  typedBarcodeError,
  withoutItems,
} from './barcodesBody.ts';
import { StockFields, StockForm } from './StockForm.ts';

interface BarcodesFormProps {
  readonly product: CountedProduct;
  /** A scanned barcode that no item has, to be given to one: the form takes the focus. `null` for none. */
  readonly offered: string | null;
}

/** The texts at the start: the offered barcode at the item without a barcode, if exactly one item has none. */
const typedAtStart = ({ product: { items }, offered }: BarcodesFormProps): TypedBarcodes => {
  const without = items.flatMap(({ barcode }, index) => (barcode === undefined ? [index] : []));
  const [only] = without;
  return offered !== null && only !== undefined && without.length === 1 ? { [only]: offered } : {};
};

const useBarcodes = (props: BarcodesFormProps) => {
  const { product } = props;
  const [typed, setTyped] = useState(() => typedAtStart(props));
  const [isTried, setIsTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [save, saving] = useSaveBarcodesMutation();
  const [make, making] = useMakeBarcodesMutation();
  const run = async (call: () => Promise<unknown>, done: () => void, failureText: string) => {
    setProblem(null);
    try {
      await call();
      done();
      setIsTried(false);
    } catch (error) {
      setProblem(withFailureMessage(failureText, failureOfError(error)));
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const body = barcodesBody(typed, product);
    if (body === null) return;
    await run(
      () => save({ id: product._id, body }).unwrap(),
      () => setTyped({}),
      messages.barcodesNotSaved,
    );
  };
  const missing = missingBarcodes(typed, product);
  // What is typed for other items stays.
  const makeMissing = () =>
    run(
      () =>
        make({
          id: product._id,
          body: { items: missing.map(({ color, size }) => ({ color, size })) },
        }).unwrap(),
      () => setTyped((current) => withoutItems(current, missing)),
      messages.barcodesNotMade,
    );
  const type = (index: number, text: string) => setTyped((current) => ({ ...current, [index]: text }));
  return { typed, type, isTried, problem, submit, missing, makeMissing, saving, making };
};

/** The form for the barcodes of a product's items: typed, scanned, or made by the shop (GS-11). */
export const BarcodesForm = (props: BarcodesFormProps) => {
  const { product, offered } = props;
  const { typed, type, isTried, problem, submit, missing, makeMissing, saving, making } = useBarcodes(props);
  const target = useRef<HTMLInputElement>(null);
  const firstWithout = product.items.findIndex(({ barcode }) => barcode === undefined);
  useEffect(() => {
    if (offered !== null) target.current?.focus();
  }, [offered]);
  const printed = product.items.find(({ barcode }) => barcode !== undefined)?.barcode;
  return (
    <TitledCard isSpaced title={messages.barcodes}>
      <StockForm onSubmit={submit} noValidate aria-label={messages.barcodes}>
        <ErrorSummary />
        {offered !== null && <p>{messages.enterBarcodeAtItsItem(offered)}</p>}
        <StockFields>
          {product.items.map(({ barcode = '', ...item }, index) => (
            <TextField
              key={JSON.stringify([item.color, item.size])}
              ref={index === Math.max(firstWithout, 0) ? target : undefined}
              label={
                itemLabel(item) === '' ? messages.barcodeOfTheProduct : messages.barcodeOf(itemLabel(item))
              }
              inputMode="numeric"
              autoComplete="off"
              maxLength={barcodeTextLimit}
              value={typed[index] ?? barcode}
              error={isTried ? typedBarcodeError(typed[index]) : undefined}
              onChange={({ target: { value } }) => type(index, value)}
            />
          ))}
        </StockFields>
        {problem !== null && <FieldError role="alert">{problem}</FieldError>}
        <Row gap={2}>
          <Button type="submit" busy={saving.isLoading}>
            {messages.saveTheBarcodes}
          </Button>
          {firstWithout !== -1 && (
            <Button
              tone="plain"
              disabled={missing.length === 0}
              busy={making.isLoading}
              onClick={() => void makeMissing()}
            >
              {messages.makeTheMissingOnes}
            </Button>
          )}
          {printed !== undefined && (
            <ButtonLink tone="plain" to={goodsLabelsPath(printed)}>
              <StaffIcon name="printer" size={16} /> {messages.printLabels}
            </ButtonLink>
          )}
        </Row>
      </StockForm>
    </TitledCard>
  );
};
