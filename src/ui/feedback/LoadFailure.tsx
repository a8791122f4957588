import { styled } from 'styled-components';
import { screenMessages } from '#messages/domain/screenMessages.ts';
import * as messages from '#messages/ui/feedback.ts';
import { Button } from '../controls/Button.tsx';
import { Drawing } from '../drawings/Drawing.tsx';
import { Icon } from '../icons/Icon.tsx';
import { isOffline } from '../isOffline.ts';
import { keepRetryFocus } from './keepRetryFocus.ts';

interface LoadFailureProps {
  /** What could not be loaded, as used in a sentence: "The products". */
  readonly what: string;
  readonly onRetry: () => void;
  readonly busy?: boolean;
}

/** Says what could not be loaded, with a button to try again (ER-2). It looks like EmptyState, in whose place it is shown. */
export const LoadFailure = ({ what, onRetry, busy = false }: LoadFailureProps) => (
  <Root role="alert" ref={keepRetryFocus}>
    <Drawing name={isOffline() ? 'offline' : 'failed'} width={120} />
    <p>{messages.couldNotBeLoaded(what)}</p>
    <Button tone="plain" size="s" busy={busy} onClick={onRetry}>
      {busy ? null : <Icon name="refresh" size={16} />}
      {screenMessages.tryAgain}
    </Button>
  </Root>
);

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-5) var(--space-4);
  text-align: center;
  > p { font-size: var(--text-l); font-weight: 600; }
`;
