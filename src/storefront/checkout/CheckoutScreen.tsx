import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { RouteHandle } from '#api/routeHandle.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { useHydrated } from '#ui/hooks/useHydrated.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Container } from '#ui/layout/Container.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { readStoredCheckout, resumeDraft } from './checkoutStorage.ts';

export const handle: RouteHandle = {
  head: () => ({ title: 'Checkout', canonical: '/product-checkout', unlisted: true }),
};

export const Component = () => {
  const taken = useHydrated();
  const { key } = useLocation();
  return (
    <Page>
      <PageTitle>Checkout</PageTitle>
      {taken ? <Visit key={key} /> : <CheckoutSkeleton />}
    </Page>
  );
};

const Visit = () => {
  const { key, state } = useLocation();
  const [begun] = useState(() => resumeDraft(readStoredCheckout(), { entry: key, state }));
  return begun.lines.length === 0 ? <NothingToOrder /> : <CheckoutForm begun={begun} />;
};

const NothingToOrder = () => (
  <EmptyState
    icon={<Icon name="bag" size={32} />}
    title="There is nothing to check out"
    text="Tick the products you want in your cart, then proceed to checkout."
    action={<ButtonLink to="/cart">Go to my cart</ButtonLink>}
  />
);

const Page = styled(Container)`
  display: grid;
  gap: var(--space-5);
`;
