import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { TextField } from '#ui/controls/TextField.tsx';

/** A password field with an option to show the password. */
export const PasswordField = (field: Omit<ComponentProps<typeof TextField>, 'type'>) => {
  const [isShown, setShown] = useState(false);
  return (
    <Whole>
      <TextField {...field} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <Checkbox label="Show password" checked={isShown} onChange={setShown} />
    </Whole>
  );
};

const Whole = styled.div`
  display: grid;
  justify-items: start;
  > :first-child { width: 100%; }
  > label { font-size: var(--text-s); color: var(--ink-soft); }
`;
