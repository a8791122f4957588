import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { isAdmin, isStaff, type Role } from '#domain/role.ts';
import { selectRole, selectUser } from '#slices/sessionSlice.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { AccountCard } from '../account/AccountCard.tsx';
import { UnverifiedNotice } from '../account/UnverifiedNotice.tsx';
import { screenHandle } from '../components/addresses.ts';
import { CounterCards } from './CounterCards.tsx';
import { OrdersChartCard } from './OrdersChartCard.tsx';

export const handle = screenHandle('Dashboard');

const importScreens = (role: Role | null) =>
  Promise.allSettled([
    import('../orders/list/orderListScreens.tsx'),
    import('../products/ProductsScreen.tsx'),
    ...(isAdmin(role) ? [import('../users/UsersScreen.tsx'), import('../slides/SlidesScreen.tsx')] : []),
  ]);

/** Preloads the screens of the staff's menu when the browser is idle. */
const preloadScreens = (role: Role | null): void => {
  // Safari has no requestIdleCallback: it loads each screen when the user opens it.
  if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(() => void importScreens(role));
};

/** Home of the dashboard: the user's name and the counters of orders (DB-1, DB-2). */
export const Component = () => {
  const user = useSelector(selectUser);
  const role = useSelector(selectRole);
  const name = user?.displayName || user?.email;
  // The next screen that staff open is usually a list.
  useEffect(() => {
    if (isStaff(role)) preloadScreens(role);
  }, [role]);
  return (
    <Stack gap={6}>
      <PageTitle aside={<ButtonLink to="/shop">Take a Product</ButtonLink>}>Welcome, {name}</PageTitle>
      <UnverifiedNotice />
      {role !== null && <CounterCards role={role} email={isStaff(role) ? null : (user?.email ?? '')} />}
      {isStaff(role) && <OrdersChartCard />}
      {role === 'customer' && <AccountCard />}
    </Stack>
  );
};
