import { keyframes, styled } from 'styled-components';
import { reducedMotion } from '../theme/media.ts';

interface SpinnerProps {
  /** CSS pixels. */
  readonly size?: number;
  /** Announced by screen readers; without a label the spinner is hidden from them. */
  readonly label?: string;
}

export const Spinner = ({ size = 24, label }: SpinnerProps) => (
  <Root
    $size={size}
    role={label === undefined ? undefined : 'status'}
    aria-label={label}
    aria-hidden={label === undefined ? true : undefined}
  />
);

const rotate = keyframes`to { transform: rotate(1turn); }`;
const pulse = keyframes`50% { opacity: 0.3; }`;
const Root = styled.span<{ $size: number }>`
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  display: inline-block;
  flex: none;
  border: 2.5px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${rotate} 0.8s linear infinite;
  ${reducedMotion} {
    /* stylelint-disable-next-line declaration-no-important -- base.css ends all other animations with !important. */
    animation: ${pulse} 2s ease-in-out infinite !important;
  }
`;
