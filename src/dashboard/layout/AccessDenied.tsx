import { useSelector } from 'react-redux';
import { useSessionCommands } from '#api/accounts/sessionCommands.ts';
import { isStaff, type Role } from '#domain/accounts/role.ts';
import { accountMessages } from '#domain/messages/accountMessages.ts';
import { authMessage } from '#domain/messages/authMessages.ts';
import { shopMessages } from '#domain/messages/messages.ts';
import { selectFailure, selectWithheldRole } from '#slices/sessionSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { addresses } from '../components/routing/addresses.ts';

const deniedText = (role: Role, withheld: Role | null): string => {
  if (withheld !== null) return accountMessages.unverified.staffDenied;
  return isStaff(role)
    ? 'Your account can work with orders and products. An admin can change that.'
    : 'Your own orders are in your dashboard.';
};

/**
 * Shown to a customer at a staff address, to staff at an address of admins (DB-4, MD-10), and to both while their
 * address is not verified (AU-13).
 */
export const AccessDenied = ({ role }: { readonly role: Role }) => (
  <EmptyState
    isFullScreen
    icon={<StaffIcon name="shield" size={32} />}
    title={isStaff(role) ? "This page is for the shop's admins" : "This page is for the shop's staff"}
    text={deniedText(role, useSelector(selectWithheldRole))}
    action={<ButtonLink to={addresses.home}>Go to my dashboard</ButtonLink>}
  />
);

/** Shown to a signed-in user while the account's role is unknown. */
export const NoRole = () => {
  const { sendSessionCommand } = useSessionCommands();
  const failure = useSelector(selectFailure);
  const tryAgain = () => sendSessionCommand({ type: 'TRY_AGAIN' });
  return (
    <EmptyState
      isFullScreen
      icon={<Icon name="warning" size={32} />}
      title="Your dashboard could not be opened"
      text={
        failure === null
          ? "We couldn't find out what this account may do. Check your connection and try again."
          : `You are still signed in. ${authMessage(failure.code).message}`
      }
      action={
        <>
          <Button onClick={tryAgain}>{shopMessages.tryAgain}</Button>
          <ButtonLink tone="plain" to="/">
            Go to the shop
          </ButtonLink>
        </>
      }
    />
  );
};
