import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSearchAsYouType } from '#api/client/useSearchAsYouType.ts';
import { orderSearchApi } from '#api/orders/orderSearchApi.ts';
import { isStaff } from '#domain/accounts/role.ts';
import type { Order } from '#domain/orders/order.ts';
import { searchLengths, searchLimit } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/layout/search.ts';
import { selectRole, selectUser } from '#slices/sessionSlice.ts';
import { ComboboxField } from '#ui/controls/ComboboxField.tsx';
import { useCombobox } from '#ui/controls/useCombobox.ts';
import { from } from '#ui/theme/media.ts';
import { orderSearchPath, overviewPath } from '../../components/routing/addresses.ts';
import { useShortcuts } from '../../components/shortcuts/useShortcuts.ts';
import { OrderHits } from './OrderHits.tsx';

const none = { orders: [], total: 0 } as const;

/** Finds the newest orders that match the text: among all orders for staff, among their own for a customer. */
const useOrderSearch = () => {
  const isWholeShop = isStaff(useSelector(selectRole));
  const user = useSelector(selectUser);
  // '' is never sent: the layout renders the finder for a user with a role.
  const email = isWholeShop ? null : (user?.email ?? '');
  return useSearchAsYouType(orderSearchApi.useLazySearchOrdersQuery(), (search) => ({
    email,
    search,
    limit: searchLimit,
  }));
};

/**
 * A field that finds orders of all statuses while the user types (MD-1). Enter opens the chosen order or the only one found,
 * otherwise the list of all that were found.
 */
export const OrderFinder = () => {
  const navigate = useNavigate();
  const search = useOrderSearch();
  const { orders, total } = search.answer ?? none;
  const { combobox, rootRef } = useCombobox<Order>({ search, options: orders, noun: messages.order, total });
  const inputRef = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: ['/'], label: messages.findAnOrder, run: () => inputRef.current?.focus() }]);
  const open = (active: Order | undefined) => {
    const isOnlyHit = total === 1 && !search.isPending;
    const onlyHit = isOnlyHit ? orders[0] : undefined;
    const order = active ?? onlyHit;
    combobox.reset();
    if (order === undefined) void navigate(orderSearchPath(search.input.trim()));
    // The order goes with the navigation, so that its screen shows it before the response arrives.
    else void navigate(overviewPath(order._id), { state: order });
  };
  return (
    <Root ref={rootRef} role="search" aria-label={messages.orders}>
      <ComboboxField
        combobox={combobox}
        ref={inputRef}
        label={messages.findAnOrder}
        title={messages.whatToSearchBy}
        maxLength={searchLengths.orders}
        onEnter={open}
      />
      {combobox.isExpanded && <OrderHits combobox={combobox} total={total} />}
    </Root>
  );
};

/** Positions the hits, except on a phone, where they are as wide as the top bar. */
const Root = styled.div`
  flex: 1;
  min-width: 0;
  max-width: 520px;

  ${from.medium} {
    position: relative;
  }
`;
