import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface PageTitleProps {
  readonly children: ReactNode;
  /** Shown at the other end of the line, such as a count or a button. */
  readonly aside?: ReactNode;
}

/** The screen's only h1. */
export const PageTitle = ({ children, aside }: PageTitleProps) => (
  <Root>
    <h1>{children}</h1>
    {aside}
  </Root>
);

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
  h1 { overflow-wrap: anywhere; font-size: var(--text-2xl); }
`;
