import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/storefront/account.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';

/** A password field with an option to show the password. */
export const PasswordField = (props: Omit<ComponentProps<typeof TextField>, 'type'>) => {
  const [isVisible, setVisible] = useState(false);
  return (
    <Root>
      <TextField {...props} type={isVisible ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <Checkbox label={messages.showPassword} checked={isVisible} onChange={setVisible} />
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  justify-items: start;
  > :first-child { width: 100%; }
  > label { font-size: var(--text-s); color: var(--ink-soft); }
`;
