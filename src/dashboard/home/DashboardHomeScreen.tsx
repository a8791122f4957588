import { useEffect } from 'react';
import { useSelector } from 'react-redux';
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

const importScreens = () =>
  Promise.allSettled([
    import('../orders/list/orderListScreens.tsx'),
    import('../products/ProductsScreen.tsx'),
    import('../users/UsersScreen.tsx'),
    import('../slides/SlidesScreen.tsx'),
  ]);

/** Preloads the screens of the admin menu when the browser is idle. */
const preloadScreens = (): void => {
  // Safari has no requestIdleCallback: it loads each screen when the user opens it.
  if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(() => void importScreens());
};

/** Home of the dashboard: the user's name and the counters of orders (DB-1, DB-2). */
export const Component = () => {
  const user = useSelector(selectUser);
  const role = useSelector(selectRole);
  const name = user?.displayName || user?.email;
  // The next screen that an admin opens is usually a list.
  useEffect(() => {
    if (role === 'admin') preloadScreens();
  }, [role]);
  return (
    <Stack gap={6}>
      <PageTitle aside={<ButtonLink to="/shop">Take a Product</ButtonLink>}>Welcome, {name}</PageTitle>
      <UnverifiedNotice />
      {role !== null && <CounterCards role={role} email={role === 'admin' ? null : (user?.email ?? '')} />}
      {role === 'admin' && <OrdersChartCard />}
      {role === 'customer' && <AccountCard />}
    </Stack>
  );
};
