import { styled } from 'styled-components';
import * as messages from '#messages/storefront/layout/account.ts';
import { Spinner } from '#ui/feedback/Spinner.tsx';

/** Placeholder of the account's links until their code or the session is loaded. */
export const AccountLoading = () => (
  <Root>
    <Spinner label={messages.checkingYourAccount} />
  </Root>
);

const Root = styled.div`
  display: grid;
  place-items: center;
  height: 96px;
  color: var(--accent);
`;
