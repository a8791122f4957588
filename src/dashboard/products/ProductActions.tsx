import { useSelector } from 'react-redux';
import { useDeleteProductMutation } from '#api/products/editProductsApi.ts';
import { isAdmin } from '#domain/accounts/role.ts';
import { type Product, productPath, productTitle } from '#domain/products/product.ts';
import * as messages from '#messages/dashboard/products.tsx';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { selectRole } from '#slices/sessionSlice.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { IconLink } from '../components/actions/IconLink.tsx';
import { RowActions } from '../components/actions/RowActions.ts';
import { removalQuestion, useRowCommand } from '../components/actions/useRowCommand.ts';
import { removalFailureMessage } from '../components/loading/failureMessages.ts';
import { duplicateProductPath, updateProductPath } from '../components/routing/addresses.ts';

/** Buttons to edit, delete, view and duplicate one product (AP-1, AP-4, MD-13); only an admin deletes (MD-10). */
export const ProductActions = ({ product }: { readonly product: Product }) => {
  const mayDelete = isAdmin(useSelector(selectRole));
  const [deleteProduct] = useDeleteProductMutation();
  const { busy, runCommand } = useRowCommand();
  const name = productTitle(product);
  const remove = () =>
    runCommand({
      question: removalQuestion(),
      send: () => deleteProduct(product._id).unwrap(),
      success: shopMessages.productDeleted,
      failure: (failure) => removalFailureMessage(shopMessages.productDeleteFailed, failure),
    });
  return (
    <RowActions>
      <IconLink label={messages.editProduct(name)} icon="edit" to={updateProductPath(product._id)} />
      {mayDelete && (
        <IconButton
          label={messages.deleteProduct(name)}
          icon={<StaffIcon name="trash" />}
          disabled={busy}
          onClick={remove}
        />
      )}
      <IconLink label={messages.viewProduct(name)} icon="eye" to={productPath(product._id)} />
      <IconLink label={messages.duplicateProduct(name)} icon="copy" to={duplicateProductPath(product._id)} />
    </RowActions>
  );
};
