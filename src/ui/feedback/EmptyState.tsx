import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  /** A large picture, in place of an icon. */
  readonly drawing?: ReactNode;
  /** Whether this is all that the screen shows: the title is then the page's h1. */
  readonly isFullScreen?: boolean;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** What the user can do next. */
  readonly action?: ReactNode;
}

/** Says that there is nothing to show, and what the user can do instead. */
export const EmptyState = ({ icon, drawing, isFullScreen = false, title, text, action }: EmptyStateProps) => (
  <Root>
    {drawing}
    {icon === undefined ? null : <IconCircle aria-hidden="true">{icon}</IconCircle>}
    <Title as={isFullScreen ? 'h1' : 'h2'}>{title}</Title>
    {text === undefined ? null : <p>{text}</p>}
    {action === undefined ? null : <div>{action}</div>}
  </Root>
);

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-7) var(--space-4);
  text-align: center;
  overflow-wrap: anywhere;
  p { max-width: 46ch; color: var(--ink-soft); text-wrap: balance; }
  > div { display: flex; flex-wrap: wrap; justify-content: center; gap: var(--space-3); margin-block-start: var(--space-2); }
`;
const IconCircle = styled.span`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: var(--radius-full);
  background: var(--accent-soft);
  color: var(--accent);
`;
const Title = styled.h2`
  font-size: var(--text-xl);
`;
