import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Tone, toneColors } from '../feedback/tones.ts';

interface BadgeProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
}

export const Badge = ({ tone = 'neutral', children }: BadgeProps) => <Root $tone={tone}>{children}</Root>;

const Root = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  padding: 3px 10px;
  border-radius: var(--radius-full);
  font-size: var(--text-xs);
  font-weight: 600;
  line-height: 1.5;
  white-space: nowrap;
  ${({ $tone }) => toneColors[$tone]}
  /* On a sunken surface it would have the color of its ground. */
  ${({ $tone }) => $tone === 'neutral' && 'box-shadow: inset 0 0 0 1px var(--line-strong);'}
`;
