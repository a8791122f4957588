import { failureOf } from '#api/failure.ts';
import { useDeleteProductMutation } from '#api/productsApi.ts';
import { timers } from '#domain/constants.ts';
import { type Product, productPath, productTitle } from '#domain/product.ts';
import { deleteAnswers, texts } from '#domain/texts.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { ask, type Message } from '#ui/feedback/dialogs.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { updateProductPath } from '../components/addresses.ts';
import { removalFailureMessage } from '../components/failureMessages.ts';
import { IconLink } from '../components/IconLink.tsx';
import { RowActions } from '../components/RowActions.ts';
import { useAsyncAction } from '../components/useAsyncAction.ts';

/** Buttons to edit, delete and view one product (AP-1, AP-4). */
export const ProductActions = ({ product }: { readonly product: Product }) => {
  const [deleteProduct] = useDeleteProductMutation();
  const { busy, run } = useAsyncAction();
  const name = productTitle(product);
  const remove = () =>
    run(async () => {
      if (!(await ask({ ...texts.sure, ...deleteAnswers, danger: true }))) return null;
      return deleteProduct(product._id)
        .unwrap()
        .then(
          (): Message => ({ ...texts.productDeleted, mood: 'success', timer: timers.toast }),
          (error: unknown): Message => ({
            ...removalFailureMessage(texts.productDeleteFailed, failureOf(error)),
            mood: 'error',
          }),
        );
    });
  return (
    <RowActions>
      <IconLink label={`Edit ${name}`} icon="edit" to={updateProductPath(product._id)} />
      <IconButton label={`Delete ${name}`} icon={<Icon name="trash" />} disabled={busy} onClick={remove} />
      <IconLink label={`View ${name}`} icon="eye" to={productPath(product._id)} />
    </RowActions>
  );
};
