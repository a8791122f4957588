import { keyframes, styled } from 'styled-components';
import * as messages from '#messages/dashboard/layout.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SlowNotice } from '#ui/feedback/SlowNotice.tsx';
import { signOut } from '#ui/feedback/signOut.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { useExitCommand } from '../components/routing/useExitCommand.ts';
import { Aside, Header, Main, Shell } from './layoutStyles.ts';

const entries = Array.from({ length: 7 }, (_, index) => index);

/**
 * The placeholder for the layout until the session is settled. Whoever waits for a silent shop is told so, and can log out meanwhile
 * (AU-6).
 */
export const LayoutSkeleton = () => {
  const sendExitCommand = useExitCommand();
  return (
    <Shell aria-busy="true">
      <Header>
        <Logout tone="quiet" size="s" onClick={() => signOut(sendExitCommand)}>
          {messages.logout}
        </Logout>
      </Header>
      <Aside>
        <Placeholders>
          {entries.map((entry) => (
            <Skeleton key={entry} height="36px" radius="var(--radius-m)" />
          ))}
        </Placeholders>
      </Aside>
      <Main>
        <VisuallyHidden role="status">{messages.openingYourDashboard}</VisuallyHidden>
        <Placeholders>
          <SlowNotice isWaiting />
          <Skeleton width="240px" height="36px" />
          <Skeleton height="96px" radius="var(--radius-l)" />
          <Skeleton height="320px" radius="var(--radius-l)" />
        </Placeholders>
      </Main>
    </Shell>
  );
};

/** Shows the button Logout after three seconds: most sessions are settled sooner. */
const appear = keyframes`from { visibility: hidden; }`;

const Logout = styled(Button)`
  margin-inline-start: auto;
  animation: ${appear} 1ms 3s backwards;
`;

const Placeholders = styled.div`
  display: grid;
  gap: var(--space-4);

  ${Aside} > & {
    padding: var(--space-5) var(--space-3);
  }
`;
