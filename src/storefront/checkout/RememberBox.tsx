import { useRef } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/storefront/checkout.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import type { RememberedState } from './useRememberedDetails.ts';

/** The choice whether this device keeps the details after the order, and a button that removes the details that it has (SH-2). */
export const RememberBox = ({ state }: { readonly state: RememberedState }) => {
  const rootRef = useRef<HTMLDivElement>(null);
  // The button that forgets the details goes away when it is pressed.
  const focusProps = useKeptFocus(rootRef);
  return (
    <Root ref={rootRef} {...focusProps} tabIndex={-1}>
      <Checkbox label={messages.rememberMe} checked={state.isWanted} onChange={state.setWanted} />
      <p>{messages.fillsInNextOrder}</p>
      {state.details === null ? null : (
        <Button size="s" tone="quiet" onClick={state.forget}>
          {messages.forgetMyDetails}
        </Button>
      )}
      <p role="status">{state.isForgotten ? messages.detailsForgotten : ''}</p>
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  justify-items: start;
  > p { font-size: var(--text-s); color: var(--ink-soft); }
  > button { margin-inline-start: calc(-1 * var(--space-3)); }
`;
