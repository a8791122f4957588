import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { addresses } from '../../components/addresses.ts';

/** Why an address prints nothing, with a way to the orders. */
export const NothingToPrint = ({ title }: { readonly title: string }) => (
  <EmptyState
    isFullScreen
    icon={<Icon name="printer" size={32} />}
    title={title}
    text="Choose orders in a list, and print them from there."
    action={<ButtonLink to={addresses.confirmedOrders}>View the confirmed orders</ButtonLink>}
  />
);
