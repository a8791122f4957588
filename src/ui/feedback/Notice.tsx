import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { inPageLanguage } from '#messages/api/client.ts';
import { foreignLanguage } from '#messages/language.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { type Tone, toneColors } from './tones.ts';

interface NoticeProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
}

const icons: Record<Tone, IconName> = {
  neutral: 'info',
  accent: 'info',
  good: 'check-circle',
  warning: 'warning',
  danger: 'warning',
};

/**
 * An important message. One with the tone `danger` is announced at once. A text may come from the server or the domain, in English:
 * `inPageLanguage` gives it in the language of the page, and a text that has none is marked as foreign.
 */
export const Notice = ({ tone = 'neutral', children }: NoticeProps) => (
  <Root $tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
    <Icon name={icons[tone]} />
    {typeof children === 'string' ? (
      <div lang={foreignLanguage(inPageLanguage(children))}>{inPageLanguage(children)}</div>
    ) : (
      <div>{children}</div>
    )}
  </Root>
);

const Root = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  font-size: var(--text-s);
  ${({ $tone }) => toneColors[$tone]}
  > div { min-width: 0; overflow-wrap: anywhere; color: var(--ink); }
  /* A button makes the first line higher than the icon, which then follows the text. */
  &:has(button) { align-items: baseline; > svg { translate: 0 5px; } }
`;
