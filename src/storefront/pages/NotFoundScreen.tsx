import { styled } from 'styled-components';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import { screenMessages } from '#messages/domain/screenMessages.ts';
import * as messages from '#messages/storefront/pages.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Drawing } from '#ui/drawings/Drawing.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Container } from '#ui/layout/Container.tsx';

export const handle: RouteHandle = { head: () => ({ title: screenMessages.notFound, status: 404 }) };

/** Shown for any unknown address (RT-17). */
export const Component = () => (
  <Root>
    <Drawing name="lost" width={240} />
    <h1>{screenMessages.notFound}</h1>
    <p>{messages.addressMayBeMistyped}</p>
    <div>
      <ButtonLink to="/" size="l">
        <Icon name="home" />
        {screenMessages.goHome}
      </ButtonLink>
      <ButtonLink to="/shop" size="l" tone="plain">
        {messages.seeAllProducts}
      </ButtonLink>
    </div>
  </Root>
);

const Root = styled(Container)`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding-block: var(--space-6);
  text-align: center;
  h1 { font-size: var(--text-3xl); }
  p { color: var(--ink-soft); text-wrap: balance; }
  div { display: flex; flex-wrap: wrap; justify-content: center; gap: var(--space-3); margin-block-start: var(--space-3); }
`;
