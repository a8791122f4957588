import { styled } from 'styled-components';
import { phoneLink } from '#domain/values/phoneLink.ts';
import { type ButtonStyles, buttonStyles } from '#ui/controls/buttonStyles.ts';
import { Icon } from '#ui/icons/Icon.tsx';

/** The phone number of a customer as a link; a press calls it. */
export const PhoneLink = ({ number }: { readonly number: string }) => (
  <Root href={phoneLink(number)}>{number}</Root>
);

/** The link of `PhoneLink`, but it looks like a button. */
export const CallLink = ({ number }: { readonly number: string }) => (
  <ButtonRoot href={phoneLink(number)} $tone="plain" $size="s" $wide={false}>
    <Icon name="phone" size={16} /> {number}
  </ButtonRoot>
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

const ButtonRoot = styled.a<ButtonStyles>`
  ${buttonStyles}
  font-variant-numeric: tabular-nums;
`;
