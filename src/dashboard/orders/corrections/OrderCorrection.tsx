import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCapability } from '#api/client/useCapability.ts';
import type { OrderWithHistory } from '#api/orders/findOrder.ts';
import { useOrderedProductsQuery } from '#api/orders/orderCorrectionsApi.ts';
import { useGetOrderQuery } from '#api/orders/ordersApi.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Product } from '#domain/products/product.ts';
import { isCorrectable } from '#machines/orderMoves.ts';
import * as messages from '#messages/dashboard/orders/corrections.ts';
import { Button } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { FormFields } from '../../components/forms/FormFields.ts';
import { restoreFocus } from '../../components/forms/restoreFocus.ts';
import { useSubmitFocus } from '../../components/forms/useSubmitFocus.ts';
import { TwoColumns } from '../../components/layout/TwoColumns.ts';
import { FormLoader } from '../../components/loading/FormLoader.tsx';
import { fetchOnce } from '../../components/loading/queryOptions.ts';
import { refusalMessage } from '../moves/moveTexts.ts';
import { BookedParcels } from './BookedParcels.tsx';
import { CorrectedLines } from './CorrectedLines.tsx';
import { CorrectionSummary } from './CorrectionSummary.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { useCorrectionForm } from './useCorrectionForm.ts';

interface OrderCorrectionProps {
  readonly id: string;
  /** Shown above the form. */
  readonly renderHeading: (order: Order) => ReactNode;
  /** Called after saving, and on Cancel. */
  readonly onClose: () => void;
}

/** Loads an order and its products, and shows the form that corrects it, or why it cannot be corrected (MD-5). */
export const OrderCorrection = ({ id, ...formProps }: OrderCorrectionProps) => {
  // A part of the key, so that each reload begins with a new form.
  const [reloads, setReloads] = useState(0);
  // `null`: whichever customer the order is of.
  const query = useGetOrderQuery({ id, email: null }, fetchOnce);
  const reload = () => {
    void query.refetch();
    setReloads(reloads + 1);
  };
  return (
    <FormLoader key={`${id} ${reloads}`} subject={messages.theOrder} query={query}>
      {(loaded) => (
        <OrderToCorrect loaded={loaded} isReloaded={reloads > 0} onReload={reload} {...formProps} />
      )}
    </FormLoader>
  );
};

interface FormProps extends Omit<OrderCorrectionProps, 'id'> {
  /** Whether the form takes the place of another one, whose pressed button had the focus. */
  readonly isReloaded: boolean;
  readonly onReload: () => void;
}

/** The form, if the order can be corrected. */
const OrderToCorrect = ({
  loaded: { order, revisions },
  ...formProps
}: FormProps & { readonly loaded: OrderWithHistory }) => {
  const hasCorrections = useCapability('orderCorrections');
  const productIds = [...new Set(order.products.map(({ id }) => id))];
  const query = useOrderedProductsQuery(productIds, fetchOnce);
  const { isReloaded, onClose } = formProps;
  // Nobody but staff opens the form, and admins may correct the same orders.
  if (!isCorrectable(order.orderStatus, 'staff')) {
    const reason = refusalMessage('notCorrectable', order.returnDays);
    const text = messages.refusedInStatus(reason, order.orderStatus);
    return <NotCorrectable text={text} isReloaded={isReloaded} onClose={onClose} />;
  }
  if (!hasCorrections) return <NotCorrectable text={messages.noCorrectionsInThisShop} onClose={onClose} />;
  return (
    <FormLoader subject={messages.theProductsOfTheOrder} query={query}>
      {(products) => (
        <CorrectionForm order={order} revision={revisions.length} products={products} {...formProps} />
      )}
    </FormLoader>
  );
};

interface NotCorrectableProps {
  /** Why the order cannot be corrected, in a sentence. */
  readonly text: string;
  readonly isReloaded?: boolean;
  readonly onClose: () => void;
}

const NotCorrectable = ({ text, isReloaded = false, onClose }: NotCorrectableProps) => (
  <div ref={isReloaded ? restoreFocus : undefined} tabIndex={-1}>
    <EmptyState
      isFullScreen
      icon={<StaffIcon name="box" size={32} />}
      title={messages.orderCannotBeCorrected}
      text={text}
      action={<Button onClick={onClose}>{messages.backToTheOrder}</Button>}
    />
  </div>
);

interface CorrectionFormProps extends FormProps {
  readonly order: Order;
  /** Number of the order's revisions when it was loaded; the server refuses the correction if there are more when it is sent. */
  readonly revision: number;
  readonly products: readonly Product[];
}

const CorrectionForm = ({
  order,
  revision,
  products,
  renderHeading,
  isReloaded,
  onReload,
  onClose,
}: CorrectionFormProps) => {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isReloaded) restoreFocus(formRef.current);
  }, [isReloaded]);
  const close = () => {
    // Whoever has left the form meanwhile stays on the other page.
    if (formRef.current !== null) onClose();
  };
  const form = useCorrectionForm(order, revision, products, close);
  useSubmitFocus(form.formik.isSubmitting);
  return (
    <form
      ref={formRef}
      tabIndex={-1}
      onSubmit={form.formik.handleSubmit}
      noValidate
      aria-label={messages.correctionForm}
      // The call list gives a card with this form the whole width.
      data-form="correction"
    >
      <Stack gap={5}>
        {renderHeading(order)}
        <BookedParcels orderId={order._id} />
        <ErrorSummary />
        <TwoColumns>
          <FormFields disabled={form.formik.isSubmitting}>
            <CustomerFields formik={form.formik} />
            <CorrectedLines form={form} />
          </FormFields>
          <CorrectionSummary form={form} onReload={onReload} onClose={onClose} />
        </TwoColumns>
      </Stack>
    </form>
  );
};
