import { styled } from 'styled-components';
import * as messages from '#messages/storefront/layout/account.ts';
import { Spinner } from '#ui/feedback/Spinner.tsx';

/** Placeholder until the session and the code of the account's links are loaded. */
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
