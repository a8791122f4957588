import { styled } from 'styled-components';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { AccountLoading } from './AccountLoading.tsx';

interface AccountPopupProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onChoice: () => void;
  /** The class of `styled(AccountPopup)`, which sets the position. */
  readonly className?: string;
}

const choices = lazyWithPreload(
  async () => (await import('./AccountChoices.tsx')).AccountChoices,
  <AccountLoading />,
);
export const preloadAccountChoices = choices.preload;

/** Popup with the account's links (HD-2, FT-4). */
export const AccountPopup = ({ id, isOpen, onChoice, className }: AccountPopupProps) => (
  <Root id={id} hidden={!isOpen} className={className}>
    {isOpen ? <choices.Lazy onChoice={onChoice} /> : null}
  </Root>
);

const Root = styled.div`
  position: absolute;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-raised);
  box-shadow: var(--shadow-2);
  font-family: var(--font-body);
`;
