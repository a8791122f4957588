import { styled } from 'styled-components';

/** Content at the shop's width, with a gutter on both sides. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
