import { styled } from 'styled-components';

/** A small, soft sentence beside what it explains. */
export const SmallText = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-s);
`;
