import { useParams } from 'react-router-dom';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import { advancePath } from '#domain/cash/advanceTexts.ts';
import * as messages from '#messages/storefront/advance.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useHydrated } from '#ui/hooks/useClientValue.ts';
import { Container } from '#ui/layout/Container.tsx';
import { AdvanceVisit } from './AdvanceVisit.tsx';

export const handle: RouteHandle = {
  head: () => ({ title: messages.chargeInAdvance, noIndex: true, isPrivate: true }),
  // The server renders one page, which serves all tokens.
  renderedAt: () => advancePath('link'),
};

/** The page on which a customer pays the delivery charge in advance, by a link that staff have sent (CA-10). */
export const Component = () => {
  const { token = '' } = useParams();
  return (
    <Container>
      {useHydrated() ? <AdvanceVisit key={token} token={token} /> : <Skeleton height="420px" />}
    </Container>
  );
};
