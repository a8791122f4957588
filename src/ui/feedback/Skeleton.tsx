import { keyframes, styled } from 'styled-components';

interface SkeletonProps {
  readonly width?: string | number;
  readonly height: string | number;
  /** CSS radius. */
  readonly radius?: string;
}

/** Placeholder of content that is loading, in the size of the content. */
export const Skeleton = ({ width = '100%', height, radius = 'var(--radius-s)' }: SkeletonProps) => (
  <Root aria-hidden="true" $width={toCssLength(width)} $height={toCssLength(height)} $radius={radius} />
);

const toCssLength = (length: string | number): string =>
  typeof length === 'number' ? `${length}px` : length;

const pulse = keyframes`50% { opacity: 0.5; }`;
// The sizes are in rules: the server renders skeletons too, and each style attribute needs a hash of its own in the page's CSP.
const Root = styled.span<{ $width: string; $height: string; $radius: string }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  border-radius: ${({ $radius }) => $radius};
  max-width: 100%;
  background: var(--line);
  animation: ${pulse} 1.6s ease-in-out infinite;
`;
