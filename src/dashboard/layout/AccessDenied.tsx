import { useSelector } from 'react-redux';
import { useSessionCommands } from '#api/accounts/sessionCommands.ts';
import { isStaff, type Role } from '#domain/accounts/role.ts';
import { authMessage } from '#domain/messages/authMessage.ts';
import * as messages from '#messages/dashboard/layout.ts';
import { accountMessages } from '#messages/domain/accountMessages.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { selectFailure, selectWithheldRole } from '#slices/sessionSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { addresses } from '../components/routing/addresses.ts';
import { useReasonAsTitle } from './useReasonAsTitle.ts';

const deniedText = (role: Role, withheld: Role | null): string => {
  if (withheld !== null) return accountMessages.unverified.staffDenied;
  return isStaff(role) ? messages.whatStaffMayDo : messages.whereOwnOrdersAre;
};

/**
 * Shown instead of a screen of staff to a customer, and instead of a screen of admins to staff (DB-4, MD-10). An account whose
 * role is withheld reads that it has to verify its e-mail address (AU-13).
 */
export const AccessDenied = ({ role }: { readonly role: Role }) => {
  const title = isStaff(role) ? messages.thisPageIsForAdmins : messages.thisPageIsForStaff;
  useReasonAsTitle(title);
  return (
    <EmptyState
      isFullScreen
      icon={<StaffIcon name="shield" size={32} />}
      title={title}
      text={deniedText(role, useSelector(selectWithheldRole))}
      action={<ButtonLink to={addresses.home}>{accountMessages.goToMyDashboard}</ButtonLink>}
    />
  );
};

/** Shown to a signed-in user while the account's role is unknown. */
export const NoRole = () => {
  const { sendSessionCommand } = useSessionCommands();
  const failure = useSelector(selectFailure);
  useReasonAsTitle(messages.yourDashboardCouldNotBeOpened);
  const tryAgain = () => sendSessionCommand({ type: 'TRY_AGAIN' });
  return (
    <EmptyState
      isFullScreen
      icon={<Icon name="warning" size={32} />}
      title={messages.yourDashboardCouldNotBeOpened}
      text={
        // A sign-in may have failed since, which says nothing of the role.
        failure?.command === 'EXCHANGE'
          ? messages.youAreStillSignedIn(authMessage(failure.code).message)
          : messages.theRoleIsUnknown
      }
      action={
        <>
          <Button onClick={tryAgain}>{shopMessages.tryAgain}</Button>
          <ButtonLink tone="plain" to="/">
            {messages.goToTheShop}
          </ButtonLink>
        </>
      }
    />
  );
};
