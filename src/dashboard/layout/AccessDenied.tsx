import { useSessionCommands } from '#api/sessionCommands.ts';
import { messages } from '#domain/messages/messages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { addresses } from '../components/addresses.ts';

/** Shown to a customer at a staff address (DB-4). */
export const StaffOnly = () => (
  <EmptyState
    isFullScreen
    icon={<Icon name="shield" size={32} />}
    title="This page is for the shop's staff"
    text="Your own orders are in your dashboard."
    action={<ButtonLink to={addresses.home}>Go to my dashboard</ButtonLink>}
  />
);

/** Shown to a signed-in user while the account's role is unknown. */
export const NoRole = () => {
  const { sendSessionCommand } = useSessionCommands();
  const tryAgain = () => sendSessionCommand({ type: 'TRY_AGAIN' });
  return (
    <EmptyState
      isFullScreen
      icon={<Icon name="warning" size={32} />}
      title="Your dashboard could not be opened"
      text="The shop has not said what this account may do. Check your connection and try again."
      action={
        <>
          <Button onClick={tryAgain}>{messages.tryAgain}</Button>
          <ButtonLink tone="plain" to="/">
            Go to the shop
          </ButtonLink>
        </>
      }
    />
  );
};
