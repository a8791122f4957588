import { styled } from 'styled-components';
import { phoneLink } from '#domain/shop.ts';

/** The phone number of a customer; a press calls it. */
export const PhoneLink = ({ number }: { readonly number: string }) => (
  <Root href={phoneLink(number)}>{number}</Root>
);

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  color: inherit;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: var(--accent);
    text-decoration: underline;
  }
`;
