import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../feedback/Spinner.tsx';
import { type ButtonSize, type ButtonStyles, type ButtonTone, buttonStyles } from './buttonStyles.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  /** Shows a spinner and disables the button. */
  readonly busy?: boolean;
  /** Shown in place of the children while the button is busy. */
  readonly busyLabel?: string;
  /** As wide as its container. */
  readonly wide?: boolean;
}

export const Button = ({
  tone = 'accent',
  size = 'm',
  busy = false,
  busyLabel,
  wide = false,
  type = 'button',
  disabled,
  children,
  ...button
}: ButtonProps) => (
  <Root
    {...button}
    type={type}
    disabled={disabled === true || busy}
    aria-busy={busy || undefined}
    $tone={tone}
    $size={size}
    $wide={wide}
  >
    {busy ? <Spinner size={18} /> : null}
    {busy ? (busyLabel ?? children) : children}
  </Root>
);

const Root = styled.button<ButtonStyles>`
  ${buttonStyles}
`;
