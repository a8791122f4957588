import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { type ButtonSize, type ButtonStyles, type ButtonTone, buttonStyles } from './buttonStyles.ts';

interface ButtonLinkProps extends LinkProps {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
}

/** A link that looks like a Button, for navigation instead of an action. */
export const ButtonLink = ({ tone = 'accent', size = 'm', wide = false, ...link }: ButtonLinkProps) => (
  <Root {...link} $tone={tone} $size={size} $wide={wide} />
);

const Root = styled(Link)<ButtonStyles>`
  ${buttonStyles}
`;
