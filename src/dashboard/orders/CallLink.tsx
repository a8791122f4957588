import { styled } from 'styled-components';
import { phoneLink } from '#domain/shop.ts';
import { type ButtonStyles, buttonStyles } from '#ui/controls/buttonStyles.ts';
import { Icon } from '#ui/icons/Icon.tsx';

/** Calls the customer; looks like a button. */
export const CallLink = ({ mobileNumber }: { readonly mobileNumber: string }) => (
  <Root href={phoneLink(mobileNumber)} $tone="plain" $size="s" $wide={false}>
    <Icon name="phone" size={16} /> {mobileNumber}
  </Root>
);

const Root = styled.a<ButtonStyles>`
  ${buttonStyles}
  font-variant-numeric: tabular-nums;
`;
