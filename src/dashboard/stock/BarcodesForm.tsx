import { type Dispatch, type FormEvent, type SetStateAction, useEffect, useRef, useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { useMakeBarcodesMutation, useSaveBarcodesMutation } from '#api/products/barcodesApi.ts';
import { barcodeTextLimit } from '#domain/products/barcode.ts';
import type { CountedProduct } from '#domain/products/countedProduct.ts';
import { itemLabel, type StockItem } from '#domain/products/stock.ts';
import * as messages from '#messages/dashboard/stock.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { Row } from '#ui/layout/Row.tsx';
import { keepFocusIn } from '../components/forms/keepFocusIn.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { changeFailureMessage } from '../components/loading/failureMessages.ts';
import { goodsLabelsPath } from '../components/routing/addresses.ts';
import { useLeavePrompt } from '../components/routing/useLeavePrompt.ts';
import { itemKey } from './itemKey.ts';
import { StockFields, StockForm } from './StockForm.ts';
import {
  barcodesBody,
  barcodeText,
  hasTypedBarcode,
  itemForScanned,
  missingBarcodes,
  type TypedBarcodes,
  typedBarcodeError,
  withoutMade,
  withoutSaved,
} from './typedBarcodes.ts';

interface BarcodesFormProps {
  readonly product: CountedProduct;
  /** A scanned barcode that no item has, to be given to one; `null` for none. Each scan is a new object, and focuses the field. */
  readonly scanned: { readonly barcode: string } | null;
  readonly typed: TypedBarcodes;
  readonly setTyped: Dispatch<SetStateAction<TypedBarcodes>>;
}

/** How the form is sent. */
const useBarcodes = ({ product, typed, setTyped }: BarcodesFormProps) => {
  /** Whether the user has tried to save: only then errors are shown. */
  const [isTried, setIsTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Whether the last press saved what was typed, or found it saved. */
  const [hasSaved, setHasSaved] = useState(false);
  const [save, saving] = useSaveBarcodesMutation();
  const [make, making] = useMakeBarcodesMutation();
  const formRef = useRef<HTMLFormElement>(null);
  const isChanged = hasTypedBarcode(typed, product);
  useLeavePrompt(isChanged);
  /** Makes a call; `onDone` empties what was typed and is no longer needed. */
  const run = async (call: () => Promise<unknown>, onDone: () => void, failureText: string) => {
    setProblem(null);
    setHasSaved(false);
    try {
      await call();
      onDone();
      setIsTried(false);
    } catch (error) {
      setProblem(changeFailureMessage(failureText, failureOfError(error)));
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const body = barcodesBody(typed, product);
    if (body === null && isChanged) return;
    await run(
      async () => {
        // Nothing is sent if the shop has what was typed, as when the answer to an earlier save was lost.
        if (body !== null) await save({ id: product._id, body }).unwrap();
      },
      () => {
        setHasSaved(Object.keys(typed).length > 0);
        setTyped((current) => withoutSaved(current, typed));
      },
      messages.barcodesNotSaved,
    );
  };
  const missing = missingBarcodes(typed, product);
  const makeMissing = () => {
    const items = missing.map(({ color, size }) => ({ color, size }));
    return run(
      () => make({ id: product._id, body: { items } }).unwrap(),
      () => {
        setTyped((current) => withoutMade(current, missing));
        // The pressed button goes away once every item has a barcode.
        keepFocusIn(formRef.current);
      },
      messages.barcodesNotMade,
    );
  };
  const setText = (item: StockItem, text: string) =>
    setTyped((current) => ({ ...current, [itemKey(item)]: text }));
  const isSaved = hasSaved && !isChanged;
  return { formRef, setText, isTried, problem, isSaved, submit, missing, makeMissing, saving, making };
};

/** The form for the barcodes of a product's items: typed, scanned, or made by the shop (GS-11). */
export const BarcodesForm = (props: BarcodesFormProps) => {
  const { product, scanned, typed } = props;
  const { formRef, setText, isTried, problem, isSaved, submit, missing, makeMissing, saving, making } =
    useBarcodes(props);
  const fieldOfScanned = useRef<HTMLInputElement>(null);
  const hasItemWithoutBarcode = product.items.some(({ barcode }) => barcode === undefined);
  const itemOfScanned = scanned === null ? null : itemForScanned(typed, product, scanned.barcode);
  useEffect(() => {
    if (scanned !== null) fieldOfScanned.current?.focus();
  }, [scanned]);
  /** A barcode by which the screen of labels finds the product; `undefined` if it has none. */
  const anyBarcode = product.items.find(({ barcode }) => barcode !== undefined)?.barcode;
  return (
    <TitledCard isSpaced title={messages.barcodes}>
      <StockForm ref={formRef} tabIndex={-1} onSubmit={submit} noValidate aria-label={messages.barcodes}>
        <ErrorSummary />
        {scanned !== null && <p>{messages.enterBarcodeAtItsItem(scanned.barcode)}</p>}
        <StockFields>
          {product.items.map((item) => (
            <TextField
              key={itemKey(item)}
              ref={item === itemOfScanned ? fieldOfScanned : undefined}
              label={
                itemLabel(item) === '' ? messages.barcodeOfTheProduct : messages.barcodeOf(itemLabel(item))
              }
              inputMode="numeric"
              autoComplete="off"
              maxLength={barcodeTextLimit}
              value={barcodeText(typed, item)}
              error={isTried ? typedBarcodeError(barcodeText(typed, item)) : undefined}
              onChange={({ target }) => setText(item, target.value)}
            />
          ))}
        </StockFields>
        {problem !== null && <FieldError role="alert">{problem}</FieldError>}
        <Row gap={2}>
          <Button type="submit" busy={saving.isLoading}>
            {messages.saveTheBarcodes}
          </Button>
          {hasItemWithoutBarcode && (
            <Button
              tone="plain"
              disabled={missing.length === 0}
              busy={making.isLoading}
              onClick={() => void makeMissing()}
            >
              {messages.makeTheMissingOnes}
            </Button>
          )}
          {anyBarcode !== undefined && (
            <ButtonLink tone="plain" to={goodsLabelsPath(anyBarcode)}>
              <StaffIcon name="printer" size={16} /> {messages.printLabels}
            </ButtonLink>
          )}
          <span role="status">{isSaved && messages.barcodesSaved}</span>
        </Row>
      </StockForm>
    </TitledCard>
  );
};
