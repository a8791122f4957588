import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/account.ts';
import { accountMessages } from '#messages/domain/accountMessages.ts';
import { selectIsBusy, selectUser, selectWithheldRole } from '#slices/sessionSlice.ts';
import { Badge } from '#ui/badges/Badge.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { Card } from '#ui/layout/Card.tsx';
import { WarningButton } from '../components/actions/WarningButton.tsx';
import { useDeleteAccount } from './useDeleteAccount.ts';

/**
 * The card with a customer's own account, and a button to delete it (AU-12). An account whose role is withheld (AU-13) belongs to
 * staff, whose accounts an admin has to delete (US-4).
 */
export const AccountCard = () => {
  const user = useSelector(selectUser);
  const withheldRole = useSelector(selectWithheldRole);
  const busy = useSelector(selectIsBusy);
  const deleteAccount = useDeleteAccount();
  if (user === null) return null;
  return (
    <Card as="section" aria-labelledby="account">
      <Content>
        <div>
          <h2 id="account">{messages.yourAccount}</h2>
          <p>
            {user.email}{' '}
            {user.emailVerified ? (
              <Badge tone="good">{messages.verified}</Badge>
            ) : (
              <Badge tone="warning">{messages.notVerified}</Badge>
            )}
          </p>
          {withheldRole === null && <Hint>{accountMessages.deleteExplained}</Hint>}
        </div>
        {withheldRole === null && (
          <WarningButton disabled={busy} onClick={deleteAccount}>
            <StaffIcon name="trash" size={16} /> {messages.deleteMyAccount}
          </WarningButton>
        )}
      </Content>
    </Card>
  );
};

const Content = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  overflow-wrap: anywhere;

  h2 {
    margin-block-end: var(--space-2);
    font-size: var(--text-l);
  }
`;

const Hint = styled.p`
  margin-block-start: var(--space-1);
  color: var(--ink-soft);
  font-size: var(--text-s);
`;
