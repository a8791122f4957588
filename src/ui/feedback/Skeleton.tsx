import { keyframes, styled } from 'styled-components';

interface SkeletonProps {
  readonly width?: string | number;
  readonly height?: string | number;
  /** CSS radius. */
  readonly radius?: string;
}

/** The place of something that is still coming, in its true size. */
export const Skeleton = ({ width = '100%', height = '1em', radius = 'var(--radius-s)' }: SkeletonProps) => (
  <Ghost aria-hidden="true" style={{ width, height, borderRadius: radius }} />
);

const breathe = keyframes`50% { opacity: 0.5; }`;
const Ghost = styled.span`
  display: block;
  max-width: 100%;
  background: var(--line);
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
