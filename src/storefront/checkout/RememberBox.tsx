import { styled } from 'styled-components';
import * as messages from '#messages/storefront/checkout.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import type { RememberedState } from './useRememberedDetails.ts';

/** Whether the details are kept on this device after the order, and how to remove them (SH-2). */
export const RememberBox = ({ state }: { readonly state: RememberedState }) => (
  <Root>
    <Checkbox label={messages.rememberMeOnThisDevice} checked={state.isWanted} onChange={state.setWanted} />
    <p>{messages.fillsInYourNextOrder}</p>
    {state.details === null ? null : (
      <Button size="s" tone="quiet" onClick={state.forget}>
        {messages.forgetMyDetails}
      </Button>
    )}
    <p role="status">{state.isForgotten ? messages.thisDeviceHasForgottenYour : ''}</p>
  </Root>
);

const Root = styled.div`
  display: grid;
  justify-items: start;
  > p { font-size: var(--text-s); color: var(--ink-soft); }
  > button { margin-inline-start: calc(-1 * var(--space-3)); }
`;
