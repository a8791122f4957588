import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#ui/icons/Icon.tsx';

interface CollapsibleProps {
  readonly summary: ReactNode;
  /** Whether it is open initially. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Content that is hidden until the user opens it. */
export const Collapsible = ({ summary, open = false, children }: CollapsibleProps) => (
  <Root open={open}>
    <summary>
      {summary} <Icon name="chevron-down" size={16} />
    </summary>
    {children}
  </Root>
);

const Root = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    color: var(--accent);
    cursor: pointer;
    font-size: var(--text-s);
    font-weight: 600;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary > svg:last-child {
    transition: rotate 0.15s;
  }

  &[open] > summary > svg:last-child {
    rotate: 180deg;
  }

  /* On paper nobody can open it. */
  @media print {
    &:not([open]) {
      display: none;
    }
  }
`;
