import { useRef, useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { type ChangedPrices, useChangePricesMutation } from '#api/products/catalogApi.ts';
import type { Product } from '#domain/products/product.ts';
import { Modal } from '../../components/layout/Modal.tsx';
import { withRequestId } from '../../components/loading/failureMessages.ts';
import { PricesForm } from './PricesForm.tsx';
import { PricesResult } from './PricesResult.tsx';
import type { PricesPreview } from './previewPrices.ts';

interface ChangePricesDialogProps {
  /** As they were at first: after a lost answer the list may have the new prices, which a second press must not change again. */
  readonly products: readonly Product[];
  /** `isDone`: the prices were changed. `false` if nothing was changed, or if that is unknown because the call failed. */
  readonly onClose: (isDone: boolean) => void;
}

/** The server's result, and the dry run before it, which had left out some products already. */
interface Done {
  readonly result: ChangedPrices;
  readonly preview: PricesPreview;
}

/** The dialog that changes the prices of products by per cent: shows a dry run, then the result (MD-15). */
export const ChangePricesDialog = ({ products, onClose }: ChangePricesDialogProps) => {
  const [send, { isLoading }] = useChangePricesMutation();
  const [error, setError] = useState<string | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  // A second press in the same tick comes before the render that disables the button.
  const isSending = useRef(false);
  const change = async (percent: number, preview: PricesPreview) => {
    if (isSending.current) return;
    isSending.current = true;
    setError(null);
    // The prices that the user has seen: the server leaves out a product that has others by now.
    const seen = preview.changing.map(({ product: { _id, originalPrice, offerPrice } }) => ({
      id: _id,
      originalPrice,
      offerPrice,
    }));
    try {
      const result = await send({ percent, products: seen }).unwrap();
      setDone({ result, preview });
    } catch (failure) {
      setError(withRequestId(failureOfError(failure)));
    }
    isSending.current = false;
  };
  const close = () => onClose(done !== null);
  return (
    <Modal onClose={isLoading ? undefined : close}>
      {done === null ? (
        <PricesForm products={products} busy={isLoading} error={error} onSubmit={change} onClose={close} />
      ) : (
        <PricesResult {...done} onClose={close} />
      )}
    </Modal>
  );
};
