import { useSelector } from 'react-redux';
import { useDeleteProductMutation } from '#api/editProductsApi.ts';
import { messages } from '#domain/messages/messages.ts';
import { type Product, productPath, productTitle } from '#domain/product.ts';
import { isAdmin } from '#domain/role.ts';
import { selectRole } from '#slices/sessionSlice.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { duplicateProductPath, updateProductPath } from '../components/addresses.ts';
import { removalFailureMessage } from '../components/failureMessages.ts';
import { IconLink } from '../components/IconLink.tsx';
import { RowActions } from '../components/RowActions.ts';
import { removalQuestion, useRowCommand } from '../components/useRowCommand.ts';

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
      success: messages.productDeleted,
      failure: (failure) => removalFailureMessage(messages.productDeleteFailed, failure),
    });
  return (
    <RowActions>
      <IconLink label={`Edit ${name}`} icon="edit" to={updateProductPath(product._id)} />
      {mayDelete && (
        <IconButton label={`Delete ${name}`} icon={<Icon name="trash" />} disabled={busy} onClick={remove} />
      )}
      <IconLink label={`View ${name}`} icon="eye" to={productPath(product._id)} />
      <IconLink label={`Duplicate ${name}`} icon="copy" to={duplicateProductPath(product._id)} />
    </RowActions>
  );
};
