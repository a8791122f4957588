import { styled } from 'styled-components';

interface SkipLinkProps {
  /** The id of the main element, which needs `tabIndex={-1}`. */
  readonly to?: string;
}

/** The first tab stop: skips the header and moves to the main content. */
export const SkipLink = ({ to = 'content' }: SkipLinkProps) => <Skip href={`#${to}`}>Skip to content</Skip>;

const Skip = styled.a`
  position: fixed;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  z-index: 100;
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-m);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
  &:not(:focus) { translate: 0 -200%; }
  /* What is fixed is printed on every page, and its shift puts it on the page before. */
  @media print { display: none; }
`;
