import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../feedback/Spinner.tsx';
import { type ButtonSize, type ButtonStyles, type ButtonTone, buttonStyles } from './buttonStyles.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  /** Shows a spinner and ignores presses; the button is then not `disabled`, even if that is set. */
  readonly busy?: boolean;
  /** Shown in place of the children while the button is busy. */
  readonly busyLabel?: string;
  /** As wide as its container. */
  readonly wide?: boolean;
}

/** A busy button keeps the focus, which the browser would take from it with `disabled`. */
const busyProps = {
  disabled: false,
  'aria-disabled': true,
  'aria-busy': true,
  // Enter in a field of the form clicks a submit button too.
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

export const Button = ({
  tone = 'accent',
  size = 'm',
  busy = false,
  busyLabel,
  wide = false,
  type = 'button',
  children,
  ...button
}: ButtonProps) => (
  <Root {...button} {...(busy && busyProps)} type={type} $tone={tone} $size={size} $wide={wide}>
    {busy ? <Spinner size={18} /> : null}
    {busy ? (busyLabel ?? children) : children}
  </Root>
);

const Root = styled.button<ButtonStyles>`
  ${buttonStyles}
`;
