import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCapability } from '#api/client/useCapability.ts';
import { isStaff } from '#domain/accounts/role.ts';
import * as messages from '#messages/dashboard/home.ts';
import { selectRole, selectUser } from '#slices/sessionSlice.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { AccountCard } from '../account/AccountCard.tsx';
import { UnverifiedNotice } from '../account/UnverifiedNotice.tsx';
import { SmallText } from '../components/layout/SmallText.ts';
import { orderSearchPath, screenHandle } from '../components/routing/addresses.ts';
import { OpeningCard } from '../opening/OpeningCard.tsx';
import { CounterCards } from './CounterCards.tsx';
import { OrdersChartCard } from './OrdersChartCard.tsx';
import { TodayCards } from './TodayCards.tsx';

export const handle = screenHandle(messages.dashboard);

/** The home of the dashboard: the user's name, and the cards for the user's role, such as counters of orders (DB-1, DB-2). */
export const Component = () => {
  const user = useSelector(selectUser);
  const role = useSelector(selectRole);
  const hasSettings = useCapability('shopSettings');
  const name = user?.displayName || user?.email;
  /** The account whose orders are counted; `null` for all orders of the shop. The '' is for the type alone: there is a user here. */
  const countedEmail = isStaff(role) ? null : (user?.email ?? '');
  return (
    <Stack gap={6}>
      <PageTitle aside={<ButtonLink to="/shop">{messages.takeAProduct}</ButtonLink>}>
        {messages.welcome(name)}
      </PageTitle>
      <UnverifiedNotice />
      {role === 'admin' && hasSettings && <OpeningCard />}
      {isStaff(role) && <TodayCards />}
      {role !== null && <CounterCards role={role} email={countedEmail} />}
      {isStaff(role) && user !== null && <OwnOrdersLink email={user.email} />}
      {isStaff(role) && <OrdersChartCard />}
      {role === 'customer' && <AccountCard />}
    </Stack>
  );
};

/** Leads staff to the orders that they placed as customers: the lists of their menu have the orders of the whole shop. */
const OwnOrdersLink = ({ email }: { readonly email: string }) => (
  <SmallText>
    <OwnOrders to={orderSearchPath(email)}>{messages.yourOwnOrders}</OwnOrders>
  </SmallText>
);

/** A press area of 24 px (WCAG 2.5.8). */
const OwnOrders = styled(Link)`
  display: inline-block;
  padding-block: 3px;
`;
