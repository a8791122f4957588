import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { failureOfError } from '#api/failure.ts';
import type { OrderWithHistory } from '#api/findOrder.ts';
import { useOrderedProductsQuery } from '#api/orderCorrectionsApi.ts';
import { useGetOrderQuery } from '#api/ordersApi.ts';
import { type Order, orderName } from '#domain/order.ts';
import type { Product } from '#domain/product.ts';
import { isCorrectable } from '#machines/orderMoves.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { overviewPath, screenHandle } from '../../components/addresses.ts';
import { FormLoader } from '../../components/FormLoader.tsx';
import { fetchOnce } from '../../components/queryOptions.ts';
import { TwoColumns } from '../../components/TwoColumns.ts';
import { refusalMessage } from '../moveLabels.ts';
import { CorrectedLines } from './CorrectedLines.tsx';
import { CorrectionSummary } from './CorrectionSummary.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { useCorrectionForm } from './useCorrectionForm.ts';

export const handle = screenHandle('Correct an Order');

/** Corrects the order whose id is in the address (MD-5). */
export const Component = () => {
  const { id = '' } = useParams();
  const [round, setRound] = useState(0);
  const query = useGetOrderQuery({ id, email: null }, fetchOnce);
  const reload = () => {
    void query.refetch();
    setRound(round + 1);
  };
  return (
    <FormLoader
      key={`${id} ${round}`}
      subject="The order"
      query={query}
      failure={query.isError ? failureOfError(query.error) : null}
    >
      {(loaded) => <CorrectableOrder loaded={loaded} onReload={reload} />}
    </FormLoader>
  );
};

interface CorrectableOrderProps {
  readonly loaded: OrderWithHistory;
  readonly onReload: () => void;
}

const CorrectableOrder = ({ loaded: { order, revisions }, onReload }: CorrectableOrderProps) => {
  const query = useOrderedProductsQuery([...new Set(order.products.map(({ id }) => id))], fetchOnce);
  if (!isCorrectable(order.orderStatus, 'staff') || revisions === null)
    return <NotCorrectable order={order} />;
  return (
    <FormLoader
      subject="The products of the order"
      query={query}
      failure={query.isError ? failureOfError(query.error) : null}
    >
      {(products) => (
        <CorrectionForm order={order} revision={revisions.length} products={products} onReload={onReload} />
      )}
    </FormLoader>
  );
};

const NotCorrectable = ({ order }: { readonly order: Order }) => (
  <EmptyState
    isFullScreen
    icon={<Icon name="box" size={32} />}
    title="This order cannot be corrected"
    text={
      isCorrectable(order.orderStatus, 'staff')
        ? 'This shop has no corrections of orders.'
        : `${refusalMessage('notCorrectable')} It is ${order.orderStatus}.`
    }
    action={<ButtonLink to={overviewPath(order._id)}>Back to the order</ButtonLink>}
  />
);

interface CorrectionFormProps {
  readonly order: Order;
  /** Number of revisions that the order has. */
  readonly revision: number;
  readonly products: readonly Product[];
  readonly onReload: () => void;
}

const CorrectionForm = ({ order, revision, products, onReload }: CorrectionFormProps) => {
  const form = useCorrectionForm(order, revision, products);
  return (
    <form onSubmit={form.formik.handleSubmit} noValidate aria-label="Correct an order">
      <Stack gap={5}>
        <PageTitle>Correct Order {orderName(order)}</PageTitle>
        <ErrorSummary />
        <TwoColumns>
          <Stack gap={4}>
            <CustomerFields formik={form.formik} />
            <CorrectedLines form={form} />
          </Stack>
          <CorrectionSummary order={order} form={form} onReload={onReload} />
        </TwoColumns>
      </Stack>
    </form>
  );
};
