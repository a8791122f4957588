import { styled } from 'styled-components';

/** A section's heading with controls at the other end of the line. */
export const SectionHeader = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: var(--target);
  margin-block-end: var(--space-4);
`;
