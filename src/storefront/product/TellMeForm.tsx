import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { failureOfError } from '#api/client/failure.ts';
import { useAskForStockMutation } from '#api/products/askForStockApi.ts';
import { awaitedItems, stockRequestDays, stockRequestForm } from '#domain/checkout/stockRequest.ts';
import { type Product, productTitle } from '#domain/products/product.ts';
import { itemLabel, type StockItem } from '#domain/products/stock.ts';
import * as messages from '#messages/storefront/product/tellMe.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { fieldProps } from '#ui/forms/fieldProps.ts';
import { Select } from '#ui/forms/Select.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';

interface TellMeFormProps {
  readonly product: Product;
  /** The colour and size that is sold out; `null` lets the shopper choose among all. */
  readonly item: StockItem | null;
}

/** What is asked for when there is no item to choose: the whole product. */
const wholeProduct: StockItem = { color: '', size: '' };

/**
 * Sends the phone number; `noted` is the number once the shop has noted it, `null` before. Of the fields, `item` is a label, and
 * `website` a trap for programs, which fill in every field: people do not see it.
 */
const useTellMe = (product: Product, items: readonly StockItem[]) => {
  const [ask] = useAskForStockMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [noted, setNoted] = useState<string | null>(null);
  const formik = useFormik({
    initialValues: { mobileNumber: '', item: itemLabel(items[0] ?? wholeProduct), website: '' },
    validationSchema: stockRequestForm,
    onSubmit: async ({ item, website, ...values }) => {
      const { color, size } = items.find((each) => itemLabel(each) === item) ?? items[0] ?? wholeProduct;
      const { mobileNumber } = stockRequestForm.cast(values);
      setFailure(null);
      const { error } = await ask({ product: product._id, color, size, mobileNumber, website });
      if (error === undefined) setNoted(mobileNumber);
      else setFailure(failureOfError(error).message);
    },
  });
  return { formik, failure, noted };
};

/** A form for a phone number, at which staff tell the shopper when the item is back (GS-9). */
export const TellMeForm = ({ product, item }: TellMeFormProps) => {
  const stockCount = product.stock?.count ?? 'uncounted';
  const items = item === null ? awaitedItems({ ...product, stockCount }) : [item];
  const { noted, ...form } = useTellMe(product, items);
  const statusRef = useRef<HTMLDivElement>(null);
  // The form goes away when its number is noted.
  const focusProps = useKeptFocus(statusRef);
  return (
    <Root {...focusProps}>
      <div ref={statusRef} role="status" tabIndex={-1}>
        {noted === null ? null : (
          <Notice tone="good">{messages.willCallWhenItIsBack(noted, stockRequestDays)}</Notice>
        )}
      </div>
      {noted === null ? <TellMeFields name={productTitle(product)} items={items} form={form} /> : null}
    </Root>
  );
};

/** Has no box of its own: the layout around the form places the children. */
const Root = styled.div`display: contents;`;

interface TellMeFieldsProps {
  readonly name: string;
  readonly items: readonly StockItem[];
  readonly form: Omit<ReturnType<typeof useTellMe>, 'noted'>;
}

const TellMeFields = ({ name, items, form: { formik, failure } }: TellMeFieldsProps) => {
  const formRef = useRef<HTMLFormElement>(null);
  // The button that opened the form is gone.
  useEffect(() => formRef.current?.querySelector<HTMLElement>('select, input')?.focus(), []);
  return (
    <Form
      ref={formRef}
      noValidate
      onSubmit={formik.handleSubmit}
      aria-label={messages.tellMeWhenIsBack(name)}
    >
      <ErrorSummary />
      {items.length > 1 ? (
        <Select
          label={messages.whichOne}
          options={items.map(itemLabel).map((label) => ({ value: label, label }))}
          {...fieldProps(formik, 'item')}
        />
      ) : null}
      <TextField
        label={messages.yourMobileNumber}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="01XXXXXXXXX"
        required
        {...fieldProps(formik, 'mobileNumber')}
      />
      <input hidden name="website" value={formik.values.website} onChange={formik.handleChange} />
      {failure === null ? null : <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" busy={formik.isSubmitting} busyLabel={messages.sending}>
        {messages.tellMe}
      </Button>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  width: min(400px, 100%);
`;
