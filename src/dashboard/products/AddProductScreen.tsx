import { useSearchParams } from 'react-router-dom';
import { shopNow } from '#api/client/shopClock.ts';
import { useCapability } from '#api/client/useCapability.ts';
import { useGetProductToEditQuery, usePostProductMutation } from '#api/products/editProductsApi.ts';
import { copiedProductForm, emptyProductForm, type ProductForm } from '#domain/products/productForm.ts';
import { timers } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/products.tsx';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { alertDialog } from '#ui/feedback/dialogs.ts';
import { useIdempotencyKeys } from '../components/forms/useIdempotencyKeys.ts';
import { FormLoader } from '../components/loading/FormLoader.tsx';
import { maybeDoneMessage, withRequestId } from '../components/loading/failureMessages.ts';
import { fetchOnce } from '../components/loading/queryOptions.ts';
import { screenHandle } from '../components/routing/addresses.ts';
import { ProductFormView } from './ProductFormView.tsx';
import { useProductForm } from './useProductForm.ts';

const heading = messages.addAProductHeading;
export const handle = screenHandle(messages.addAProductTitle);

/** The screen that adds a product (AP-2). With `?copy=` and an id in the address, the form starts with that product's data (MD-13). */
export const Component = () => {
  const copied = useSearchParams()[0].get('copy') ?? '';
  return copied === '' ? (
    <AddForm initialForm={emptyProductForm} imageUrls={[]} />
  ) : (
    <CopyForm key={copied} id={copied} />
  );
};

const CopyForm = ({ id }: { readonly id: string }) => {
  const query = useGetProductToEditQuery(id, fetchOnce);
  return (
    <FormLoader subject={messages.theProduct} query={query}>
      {(product) => <AddForm initialForm={copiedProductForm(product)} imageUrls={product.images} />}
    </FormLoader>
  );
};

interface AddFormProps {
  readonly initialForm: ProductForm;
  readonly imageUrls: readonly string[];
}

const AddForm = ({ initialForm, imageUrls }: AddFormProps) => {
  const [postProduct] = usePostProductMutation();
  const { keyOf } = useIdempotencyKeys();
  // Another host would add a second product.
  const isRepeatable = useCapability('idempotencyKeys');
  const state = useProductForm({
    initialForm,
    imageUrls,
    save: async (body) => {
      // The key is made without the time, which differs when the same product is sent again.
      const createdAt = shopNow().toISOString();
      await postProduct({ key: keyOf(body), body: { ...body, createdAt } }).unwrap();
    },
    onSaved: () =>
      void alertDialog({ title: shopMessages.productAdded, icon: 'success', timer: timers.toast }),
    onFailed: (failure) => {
      const text = isRepeatable ? maybeDoneMessage(failure) : withRequestId(failure);
      return alertDialog({ title: shopMessages.productAddFailed, text, icon: 'error' });
    },
  });
  return <ProductFormView title={heading} submit={messages.addProduct} state={state} />;
};
