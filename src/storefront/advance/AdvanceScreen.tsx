import { useParams } from 'react-router-dom';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import { advancePath } from '#domain/cash/advanceTexts.ts';
import * as messages from '#messages/storefront/advance.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useHydrated } from '#ui/hooks/useClientValue.ts';
import { Container } from '#ui/layout/Container.tsx';
import { AdvanceLoader } from './AdvanceLoader.tsx';

/** Stands for every token in the address from which the server renders the page. */
const anyToken = 'link';

export const handle: RouteHandle = {
  head: () => ({ title: messages.chargeInAdvance, noIndex: true, isPrivate: true }),
  // The server renders one page, which serves all tokens, so that no cache stores one.
  renderedAt: () => advancePath(anyToken),
};

/** The page on which a customer pays the delivery charge in advance, by a link that staff have sent (CA-10). */
export const Component = () => {
  const { token = '' } = useParams();
  // The server has rendered without the token, and the first render in the browser must be the same.
  return (
    <Container>
      {useHydrated() ? <AdvanceLoader key={token} token={token} /> : <Skeleton height="420px" />}
    </Container>
  );
};
