import { useDeferredValue, useMemo, useState } from 'react';
import { percentLimits } from '#domain/products/priceChange.ts';
import { type Product, productTitle } from '#domain/products/product.ts';
import * as messages from '#messages/dashboard/products/prices.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { RadioGroup } from '#ui/forms/RadioGroup.tsx';
import { Actions, ModalHeading } from '../../components/layout/Modal.tsx';
import { PriceRows, RefusedRows } from './PriceRows.tsx';
import { type PricesPreview, previewPrices, readPercent } from './previewPrices.ts';

interface PricesFormProps {
  readonly products: readonly Product[];
  readonly busy: boolean;
  /** Why the last attempt failed; `null` for none. */
  readonly error: string | null;
  /** Changes the prices as `preview` shows. */
  readonly onSubmit: (percent: number, preview: PricesPreview) => Promise<void>;
  readonly onClose: () => void;
}

const directions = [
  { value: 'raise', label: messages.raise },
  { value: 'lower', label: messages.lower },
] as const;
type Direction = (typeof directions)[number]['value'];

const limitsText = messages.percentLimits(percentLimits.max, -percentLimits.min);

/** The form for the per cent of a price change, with its dry run; nothing is written before the button is pressed. */
export const PricesForm = ({ products, busy, error, onSubmit, onClose }: PricesFormProps) => {
  const [direction, setDirection] = useState<Direction>('raise');
  const [text, setText] = useState('');
  const percent = readPercent(text, direction);
  // Deferred: the dry run of many products is rendered in the background, so that typing stays fluent.
  const deferredPercent = useDeferredValue(percent);
  const preview = useMemo(
    () => (deferredPercent === null ? null : previewPrices(products, deferredPercent)),
    [products, deferredPercent],
  );
  const changingCount = preview?.changing.length ?? 0;
  const submit = () => {
    // Made again, because the dry run on the screen may lag behind the typed number.
    if (percent !== null) void onSubmit(percent, previewPrices(products, percent));
  };
  return (
    <>
      <ModalHeading>{messages.changeThePricesOf(products.length)}</ModalHeading>
      <RadioGroup
        legend={messages.direction}
        name="direction"
        value={direction}
        options={directions}
        onChange={(value) => setDirection(value === 'lower' ? 'lower' : 'raise')}
      />
      <TextField
        label={messages.perCent}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={text.trim() !== '' && percent === null ? limitsText : undefined}
        hint={messages.howPricesAreRounded}
      />
      {preview !== null && <DryRun preview={preview} />}
      {error !== null && <Notice tone="danger">{messages.youCanSafelyPressAgain(error)}</Notice>}
      <Actions>
        <Button tone="plain" disabled={busy} onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button
          busy={busy}
          busyLabel={messages.changing}
          disabled={percent === null || changingCount === 0}
          onClick={submit}
        >
          {messages.changeProducts(changingCount)}
        </Button>
      </Actions>
    </>
  );
};

const DryRun = ({ preview: { changing, refused } }: { readonly preview: PricesPreview }) => (
  <>
    {changing.length > 0 && (
      <section>
        <p>
          <strong>{messages.wouldChange(changing.length)}</strong>
        </p>
        <PriceRows rows={changing} />
      </section>
    )}
    {refused.length > 0 && (
      <RefusedRows
        label={messages.wouldStay(refused.length)}
        rows={refused.map(({ product, reason }) => ({
          id: product._id,
          name: productTitle(product),
          reason,
        }))}
      />
    )}
  </>
);
