import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { isNotFound } from '#api/client/isNotFound.ts';
import { useStockOfProductQuery } from '#api/products/stockApi.ts';
import type { CountedProduct } from '#domain/products/countedProduct.ts';
import { productTitle } from '#domain/products/product.ts';
import * as messages from '#messages/dashboard/stock.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { NotLoaded } from '../components/loading/NotLoaded.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { addresses, screenHandle, updateProductPath } from '../components/routing/addresses.ts';
import { BarcodesForm } from './BarcodesForm.tsx';
import { StockEntry } from './StockEntry.tsx';
import { StockLedger } from './StockLedger.tsx';
import { readScanStart } from './scanning/scanAddress.ts';
import { type TypedBarcodes, withScanned } from './typedBarcodes.ts';

export const handle = screenHandle(messages.stockOfAProductTitle);

/** The screen with one product's stock: the form for goods that came in or were counted, the barcodes and the ledger (GS-7). */
export const Component = () => {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const query = useStockOfProductQuery(id, refetchOnMount);
  const product = query.currentData;
  // The key has the scan too: each scan starts with an empty form, also one of the same product.
  if (product) return <ProductStock key={`${id} ${params.get('scan') ?? ''}`} product={product} />;
  // `null`: the answer holds no counted product.
  const isNotCounted = product === null || isNotFound(query.error);
  return (
    <NotLoaded
      what={messages.theStock}
      query={query}
      title={isNotCounted ? messages.thisProductIsNotCounted : undefined}
      action={<ButtonLink to={addresses.stock}>{messages.seeTheStock}</ButtonLink>}
    />
  );
};

const ProductStock = ({ product }: { readonly product: CountedProduct }) => {
  const [params] = useSearchParams();
  const [typedBarcodes, setTypedBarcodes] = useState<TypedBarcodes>({});
  // A scanned barcode that is to be given to an item.
  const [scanned, setScanned] = useState<{ readonly barcode: string } | null>(null);
  return (
    <Stack gap={5}>
      <PageTitle
        aside={
          <ButtonLink tone="plain" size="s" to={updateProductPath(product._id)}>
            <StaffIcon name="edit" size={16} /> {messages.editTheProduct}
          </ButtonLink>
        }
      >
        {messages.stockOf(productTitle(product))}
      </PageTitle>
      <StockEntry
        product={product}
        start={readScanStart(params)}
        onGiveBarcode={(barcode) => {
          setTypedBarcodes((typed) => withScanned(typed, product, barcode));
          setScanned({ barcode });
        }}
      />
      <BarcodesForm product={product} scanned={scanned} typed={typedBarcodes} setTyped={setTypedBarcodes} />
      <StockLedger product={product} />
    </Stack>
  );
};
