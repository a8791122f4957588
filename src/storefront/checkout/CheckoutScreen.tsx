import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { styled } from 'styled-components';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import * as messages from '#messages/storefront/checkout.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useHydrated } from '#ui/hooks/useClientValue.ts';
import { Container } from '#ui/layout/Container.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { useSignOutCount } from '../layout/useSignOutCount.ts';
import { CheckoutForm, Content, Sidebar } from './CheckoutForm.tsx';
import { readStoredCheckout, resumeCheckout } from './checkoutStorage.ts';
import { EmptyCheckout } from './EmptyCheckout.tsx';

export const handle: RouteHandle = {
  head: () => ({ title: messages.checkout, canonical: '/product-checkout', noIndex: true }),
};

/** How often the browser has shown this page again as it was left, after a later page of the tab had placed an order. */
const useReturnCount = (): number => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      const hasOrdered = (readStoredCheckout()?.ordered ?? []).length > 0;
      if (persisted && hasOrdered) setCount((before) => before + 1);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return count;
};

export const Component = () => {
  const isHydrated = useHydrated();
  const { key } = useLocation();
  const signOutCount = useSignOutCount();
  const returnCount = useReturnCount();
  return (
    <Root>
      <PageTitle>{messages.checkout}</PageTitle>
      {/* Each history entry, sign-out and return begins a visit of its own, which reads the stored checkout again. */}
      {isHydrated ? (
        <CheckoutVisit key={`${key} ${signOutCount} ${returnCount}`} isShownAgain={returnCount > 0} />
      ) : (
        <CheckoutSkeleton />
      )}
    </Root>
  );
};

const CheckoutVisit = ({ isShownAgain }: { readonly isShownAgain: boolean }) => {
  const { key, state } = useLocation();
  const navigationType = useNavigationType();
  const isReturn = isShownAgain || navigationType === NavigationType.Pop;
  const [stored] = useState(() => resumeCheckout(readStoredCheckout(), { entry: key, state, isReturn }));
  return stored.lines.length === 0 ? <EmptyCheckout /> : <CheckoutForm stored={stored} />;
};

/** Placeholder of the checkout until the stored checkout is read. */
const CheckoutSkeleton = () => (
  <Content aria-busy="true">
    <Skeleton height={620} radius="var(--radius-l)" />
    <Sidebar>
      <Skeleton height={420} radius="var(--radius-l)" />
    </Sidebar>
  </Content>
);

const Root = styled(Container)`
  display: grid;
  gap: var(--space-5);
`;
