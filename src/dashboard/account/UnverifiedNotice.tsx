import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/account.ts';
import { accountMessages } from '#messages/domain/accountMessages.ts';
import { selectUser, selectWithheldRole } from '#slices/sessionSlice.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { VerificationMailButton } from './VerificationMailButton.tsx';

/** Tells the user what an account with an unverified address cannot do (API-11, AU-13), with a button to verify the address. */
export const UnverifiedNotice = () => {
  const user = useSelector(selectUser);
  const withheldRole = useSelector(selectWithheldRole);
  if (user === null || user.emailVerified) return null;
  const { title, text, staffText } = accountMessages.unverified;
  return (
    <Notice tone="warning">
      <Content>
        <p>
          <strong>{title}</strong> {withheldRole === null ? text : staffText} <b>{user.email}</b>
          {messages.fullStop}
        </p>
        <VerificationMailButton />
      </Content>
    </Notice>
  );
};

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  overflow-wrap: anywhere;
`;
