import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCapability } from '#api/client/useCapability.ts';
import { useFindBarcodeQuery } from '#api/products/barcodesApi.ts';
import { type FoundBarcode, readBarcode } from '#domain/products/barcode.ts';
import { itemTitle } from '#domain/products/countedProduct.ts';
import * as messages from '#messages/dashboard/products.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { productStockPath, updateProductPath } from '../components/routing/addresses.ts';

/** A barcode with its item. */
interface Hit extends FoundBarcode {
  readonly barcode: string;
}

/** Finds the item whose barcode was typed or scanned into the search; `null` for any other search. */
export const useBarcodeHit = (search: string): Hit | null => {
  const barcode = readBarcode(search);
  const isAsked = useCapability('stock') && barcode !== null;
  const { currentData } = useFindBarcodeQuery(barcode ?? '', { skip: !isAsked });
  return barcode !== null && currentData ? { ...currentData, barcode } : null;
};

/** Names the product whose barcode was searched for, with links to it (GS-11). */
export const BarcodeHit = ({ hit }: { readonly hit: Hit | null }) => (
  <Root aria-live="polite">
    {hit !== null && (
      <Notice>
        {messages.barcodeIsOf(
          hit.barcode,
          itemTitle(hit.product, hit),
          <Link to={updateProductPath(hit.product.id)}>{messages.editIt}</Link>,
          <Link to={productStockPath(hit.product.id)}>{messages.seeItsStock}</Link>,
        )}
      </Notice>
    )}
  </Root>
);

const Root = styled.div`
  /* Takes no gap while it waits for what it will announce. */
  &:empty { position: absolute; }
`;
