import { styled } from 'styled-components';
import * as messages from '#messages/storefront/account.ts';
import { Button } from '#ui/controls/Button.tsx';

interface GoogleButtonProps {
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** The four arcs of Google's G with their colours, on a square of 48 units; the bar of the blue arc is a path of its own. */
const arcs = [
  { color: '#ea4335', path: 'M7.1 14.8A19.25 19.25 0 0 1 37.6 10.4' },
  { color: '#fbbc05', path: 'M7.1 33.2A19.25 19.25 0 0 1 7.1 14.8' },
  { color: '#34a853', path: 'M36.4 38.7A19.25 19.25 0 0 1 7.1 33.2' },
  { color: '#4285f4', path: 'M42.8 20.2A19.25 19.25 0 0 1 36.4 38.7' },
];

/** The button to sign in with Google, and the separator between the button and the form (AU-1). */
export const GoogleButton = ({ busy, disabled, onClick }: GoogleButtonProps) => (
  <>
    <Root
      tone="plain"
      wide
      disabled={disabled}
      busy={busy}
      busyLabel={messages.waitingForGoogle}
      onClick={onClick}
    >
      <svg width={20} height={20} viewBox="0 0 48 48" fill="none" aria-hidden="true">
        {arcs.map(({ color, path }) => (
          <path key={color} d={path} stroke={color} strokeWidth={9.5} />
        ))}
        <path d="M24.5 19.6h20v9.2h-20z" fill="#4285f4" />
      </svg>
      {messages.continueWithGoogle}
    </Root>
    <Separator>{messages.or}</Separator>
  </>
);

// Google's branding guidelines give the colours, the paddings, and the font with its weight.
const Root = styled(Button)`
  gap: 10px;
  padding-inline: 12px;
  border: 1px solid #747775;
  background: #fff;
  color: #1f1f1f;
  font-family: Roboto, var(--font-latin);
  font-weight: 500;
  &:hover:not(:disabled, [aria-busy]) { border-color: #747775; background: #f2f2f2; color: #1f1f1f; }
  .dark & { border-color: #8e918f; background: #131314; color: #e3e3e3; }
  .dark &:hover:not(:disabled, [aria-busy]) { border-color: #8e918f; background: #28292a; color: #e3e3e3; }
`;
const Separator = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  font-size: var(--text-s);
  font-weight: 600;
  color: var(--ink-faint);
  &::before, &::after { content: ''; flex: 1; border-block-start: 1px solid var(--line); }
`;
