import type { ChangedPrices } from '#api/products/catalogApi.ts';
import { productTitle } from '#domain/products/product.ts';
import * as messages from '#messages/dashboard/products/prices.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Actions, ModalHeading } from '../../components/layout/Modal.tsx';
import { RefusedRows } from './PriceRows.tsx';
import type { PricesPreview } from './previewPrices.ts';

interface PricesResultProps {
  readonly result: ChangedPrices;
  readonly preview: PricesPreview;
  readonly onClose: () => void;
}

/** Says how many products got new prices, and lists the products that keep their prices, each with the reason. */
export const PricesResult = ({ result, preview, onClose }: PricesResultProps) => {
  const namesById = new Map(preview.changing.map(({ product }) => [product._id, productTitle(product)]));
  const refused = [
    // First the products that the server left out, with the names that the dialog has shown; then the products that were not sent.
    ...result.refused.map(({ id, name, reason }) => ({ id, name: namesById.get(id) ?? name, reason })),
    ...preview.refused.map(({ product, reason }) => ({
      id: product._id,
      name: productTitle(product),
      reason,
    })),
  ];
  return (
    <>
      <ModalHeading>{messages.pricesWereChanged(result.changedIds.length, refused.length)}</ModalHeading>
      {refused.length > 0 && <RefusedRows label={messages.notChanged} rows={refused} />}
      <Actions>
        <Button onClick={onClose}>{messages.ok}</Button>
      </Actions>
    </>
  );
};
