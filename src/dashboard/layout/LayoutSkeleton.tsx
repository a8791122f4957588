import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/layout.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { Aside, Header, Main, Shell } from './layoutStyles.ts';

const entries = Array.from({ length: 7 }, (_, index) => index);

/** The placeholder for the layout until the session is settled. */
export const LayoutSkeleton = () => (
  <Shell aria-busy="true">
    <Header />
    <Aside>
      <Placeholders>
        {entries.map((entry) => (
          <Skeleton key={entry} width="100%" height="36px" radius="var(--radius-m)" />
        ))}
      </Placeholders>
    </Aside>
    <Main>
      <VisuallyHidden role="status">{messages.openingYourDashboard}</VisuallyHidden>
      <Placeholders>
        <Skeleton width="240px" height="36px" />
        <Skeleton width="100%" height="96px" radius="var(--radius-l)" />
        <Skeleton width="100%" height="320px" radius="var(--radius-l)" />
      </Placeholders>
    </Main>
  </Shell>
);

const Placeholders = styled.div`
  display: grid;
  gap: var(--space-4);

  ${Aside} > & {
    padding: var(--space-5) var(--space-3);
  }
`;
