import { useParams } from 'react-router-dom';
import { useCapability } from '#api/client/useCapability.ts';
import { useGetProductToEditQuery, useUpdateProductMutation } from '#api/products/editProductsApi.ts';
import type { Product } from '#domain/products/product.ts';
import { productFormOf } from '#domain/products/productForm.ts';
import { timers } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/products.tsx';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { alertDialog } from '#ui/feedback/dialogs.ts';
import { useVersionedSave } from '../components/forms/useVersionedSave.ts';
import { FormLoader } from '../components/loading/FormLoader.tsx';
import { maybeDoneMessage } from '../components/loading/failureMessages.ts';
import { fetchOnce } from '../components/loading/queryOptions.ts';
import { screenHandle } from '../components/routing/addresses.ts';
import { ProductFormView } from './ProductFormView.tsx';
import { type ProductBody, useProductForm } from './useProductForm.ts';

const heading = messages.updateAProductHeading;
export const handle = screenHandle(messages.updateAProductTitle);

/** Updates the product whose id is in the address (AP-3). */
export const Component = () => {
  const { id = '' } = useParams();
  const query = useGetProductToEditQuery(id, fetchOnce);
  return (
    <FormLoader key={id} subject={messages.theProduct} query={query}>
      {(product) => <UpdateForm product={product} />}
    </FormLoader>
  );
};

const UpdateForm = ({ product }: { readonly product: Product }) => {
  const [updateProduct] = useUpdateProductMutation();
  // By `seen` the shop refuses the change if somebody else has made one meanwhile. Another host might store that field, or refuse it.
  const tellsSeen = useCapability('products');
  const save = useVersionedSave(product.changedAt, (body: ProductBody, seen) =>
    updateProduct({ id: product._id, body: { ...body, ...(tellsSeen ? { seen } : {}) } }).unwrap(),
  );
  const state = useProductForm({
    initialForm: productFormOf(product),
    imageUrls: product.images,
    save: async (body) => {
      await save(body);
    },
    onSaved: () => void alertDialog({ ...shopMessages.productUpdated, icon: 'success', timer: timers.toast }),
    onFailed: (failure) => {
      const { title, text } = shopMessages.productUpdateFailed;
      return alertDialog({ title, text: `${text} ${maybeDoneMessage(failure)}`, icon: 'error' });
    },
  });
  return <ProductFormView title={heading} submit={messages.updateProduct} state={state} />;
};
