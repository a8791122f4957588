import { Link } from 'react-router-dom';
import { useCapability } from '#api/client/useCapability.ts';
import { useFindBarcodeQuery } from '#api/products/barcodesApi.ts';
import { readBarcode } from '#domain/products/barcode.ts';
import { productTitle } from '#domain/products/product.ts';
import { itemLabel } from '#domain/products/stock.ts';
import * as messages from '#messages/dashboard/products.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { productStockPath, updateProductPath } from '../components/routing/addresses.ts';

/** Names the product whose barcode was typed or scanned into the search, with links to it (GS-11); nothing for any other search. */
export const BarcodeHit = ({ search }: { readonly search: string }) => {
  const barcode = readBarcode(search);
  const isAsked = useCapability('stock') && barcode !== null;
  const { currentData: hit } = useFindBarcodeQuery(barcode ?? '', { skip: !isAsked });
  if (barcode === null || !hit) return null;
  const { product, ...item } = hit;
  const names = [productTitle(product), itemLabel(item)];
  const label = names.filter((name) => name !== '').join(', ');
  return (
    <Notice>
      {messages.barcodeIsOf(
        barcode,
        label,
        <Link to={updateProductPath(product.id)}>{messages.editIt}</Link>,
        <Link to={productStockPath(product.id)}>{messages.seeItsStock}</Link>,
      )}
    </Notice>
  );
};
