import { styled } from 'styled-components';

/** A customer's words as they were typed: with line breaks, and no address becomes a link. */
export const ReviewText = styled.p`
  max-width: 70ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
  line-height: var(--leading-body);
`;
