import { styled } from 'styled-components';

/** Shows a customer's words as they were typed: with line breaks, and without making links of addresses. */
export const ReviewText = styled.p`
  max-width: 70ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
  line-height: var(--leading-body);
`;
