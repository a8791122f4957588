import { useSearchParams } from 'react-router-dom';
import { shopNow } from '#api/client/shopClock.ts';
import { useGetProductToEditQuery, usePostProductMutation } from '#api/products/editProductsApi.ts';
import { copiedProductForm, emptyProductForm, type ProductForm } from '#domain/products/productForm.ts';
import { timers } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/products.tsx';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { alertDialog } from '#ui/feedback/dialogs.ts';
import { useAddOnce } from '../components/actions/useAddOnce.ts';
import { FormLoader } from '../components/loading/FormLoader.tsx';
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
  const { key, failureText } = useAddOnce();
  const state = useProductForm({
    initialForm,
    imageUrls,
    save: async (body) => {
      const createdAt = shopNow().toISOString();
      await postProduct({ key, body: { ...body, createdAt } }).unwrap();
    },
    onSaved: () =>
      void alertDialog({ title: shopMessages.productAdded, icon: 'success', timer: timers.toast }),
    onFailed: (failure) =>
      alertDialog({ title: shopMessages.productAddFailed, text: failureText(failure), icon: 'error' }),
  });
  return <ProductFormView title={heading} submit={messages.addProduct} state={state} />;
};
