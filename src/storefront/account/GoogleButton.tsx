import { styled } from 'styled-components';
import { Button } from '#ui/controls/Button.tsx';

interface GoogleButtonProps {
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** Sign-in with Google, and the separator between it and the form (AU-1). */
export const GoogleButton = ({ busy, disabled, onClick }: GoogleButtonProps) => (
  <>
    <Button
      tone="plain"
      wide
      disabled={disabled}
      busy={busy}
      busyLabel="Waiting for Google…"
      onClick={onClick}
    >
      <GoogleLogo aria-hidden="true">G</GoogleLogo>
      Continue with Google
    </Button>
    <Separator>OR</Separator>
  </>
);

const GoogleLogo = styled.span`
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border-radius: var(--radius-full);
  background: var(--ink);
  color: var(--surface);
  font-size: var(--text-s);
  font-weight: 700;
`;
const Separator = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  font-size: var(--text-s);
  font-weight: 600;
  color: var(--ink-faint);
  &::before, &::after { content: ''; flex: 1; border-top: 1px solid var(--line); }
`;
