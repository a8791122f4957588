import { useNavigate } from 'react-router-dom';
import { usePostProductMutation } from '#api/editProductsApi.ts';
import { timers } from '#domain/constants.ts';
import { messages } from '#domain/messages/messages.ts';
import { emptyProductForm } from '#domain/productForm.ts';
import { alertDialog } from '#ui/feedback/dialogs.ts';
import { addresses, screenHandle } from '../components/addresses.ts';
import { ProductFormView } from './ProductFormView.tsx';
import { useProductForm } from './useProductForm.ts';

const heading = 'ADD A PRODUCT';
export const handle = screenHandle('Add a Product');

/** Adds a product (AP-2). */
export const Component = () => {
  const navigate = useNavigate();
  const [postProduct] = usePostProductMutation();
  const state = useProductForm({
    initialForm: emptyProductForm,
    imageUrls: [],
    save: async (body) => {
      await postProduct({ ...body, createdAt: new Date().toISOString() }).unwrap();
    },
    onSaved: () => {
      void navigate(addresses.allProducts);
      void alertDialog({ title: messages.productAdded, icon: 'success', timer: timers.toast });
    },
    onFailed: (failure) =>
      void alertDialog({ title: messages.productAddFailed, text: failure.message, icon: 'error' }),
  });
  return <ProductFormView title={heading} submit="Add Product" state={state} />;
};
