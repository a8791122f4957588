import { useParams, useSearchParams } from 'react-router-dom';
import type { RouteHandle } from '#api/routeHandle.ts';
import { isPaperKind, readBatchIds, readLabelSize } from '#domain/printBatch.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { addresses } from '../../components/addresses.ts';
import { PrintedBatch } from './PrintedBatch.tsx';
import { paperTitles } from './paperTitles.ts';

export const handle: RouteHandle = {
  head: ({ params: { kind } }) => ({ title: isPaperKind(kind) ? paperTitles[kind] : 'Print' }),
};

/** A batch of paper for the orders in the address, so that it survives a reload and can be shared (MD-7). */
export const Component = () => {
  const { kind } = useParams();
  const [params] = useSearchParams();
  const { ids, omitted } = readBatchIds(params.get('orders'));
  if (!isPaperKind(kind)) return <NothingToPrint title="The shop prints no such list" />;
  if (ids.length === 0) return <NothingToPrint title="The address names no orders" />;
  return <PrintedBatch kind={kind} size={readLabelSize(params.get('size'))} ids={ids} omitted={omitted} />;
};

const NothingToPrint = ({ title }: { readonly title: string }) => (
  <EmptyState
    isFullScreen
    icon={<Icon name="printer" size={32} />}
    title={title}
    text="Choose orders in a list, and print them from there."
    action={<ButtonLink to={addresses.confirmedOrders}>View the confirmed orders</ButtonLink>}
  />
);
