import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ShortcutKeys, setShortcutsOn } from '#dashboard/components/shortcuts/ShortcutKeys.ts';
import { useShortcuts } from '#dashboard/components/shortcuts/useShortcuts.ts';

const Keys = ({ keys, run }: { readonly keys: readonly string[]; readonly run: () => void }) => {
  useShortcuts([{ keys, label: 'Count', run }]);
  return null;
};

/** A page with a shortcut; `pressed` counts its runs. */
const openPage = (keys: readonly string[], children: ReactNode = null) => {
  const counts = { pressed: 0 };
  const run = () => {
    counts.pressed += 1;
  };
  const page = (isMounted: boolean) => (
    <>
      <ShortcutKeys />
      {isMounted && <Keys keys={keys} run={run} />}
      {children}
    </>
  );
  const { rerender } = render(page(true));
  return { counts, leave: () => rerender(page(false)), user: userEvent.setup() };
};

afterEach(() => setShortcutsOn(true));

describe('ShortcutKeys', () => {
  it('MD-12 runs the shortcut of a key while its component is mounted', async () => {
    const { counts, leave, user } = openPage(['j']);
    await user.keyboard('jk');
    expect(counts.pressed).toBe(1);
    leave();
    await user.keyboard('j');
    expect(counts.pressed).toBe(1);
  });

  it.each([
    ['an input', <input key="input" aria-label="Field" />],
    ['a text area', <textarea key="area" aria-label="Field" />],
    [
      'a select',
      <select key="select" aria-label="Field">
        <option>j</option>
      </select>,
    ],
  ])('MD-12 leaves the key to %s', async (_name, field) => {
    const { counts, user } = openPage(['j'], field);
    screen.getByLabelText('Field').focus();
    await user.keyboard('j');
    expect(counts.pressed).toBe(0);
  });

  it('MD-12 works beside a checkbox, which has no use for letters', async () => {
    const { counts, user } = openPage(['j'], <input type="checkbox" aria-label="Chosen" />);
    screen.getByLabelText('Chosen').focus();
    await user.keyboard('j');
    expect(counts.pressed).toBe(1);
  });

  it('MD-12 does nothing while a dialog is open', async () => {
    const { counts, user } = openPage(['j'], <div role="dialog" aria-label="Question" />);
    await user.keyboard('j');
    expect(counts.pressed).toBe(0);
  });

  it('MD-12 leaves Enter to a button that has the focus', async () => {
    const { counts, user } = openPage(['Enter'], <button type="button">Move</button>);
    screen.getByRole('button').focus();
    await user.keyboard('{Enter}');
    expect(counts.pressed).toBe(0);
    screen.getByRole('button').blur();
    await user.keyboard('{Enter}');
    expect(counts.pressed).toBe(1);
  });

  it('MD-12 does nothing with Ctrl, Alt or Meta, and where single keys are switched off', async () => {
    const { counts, user } = openPage(['j']);
    await user.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}j{/Meta}');
    setShortcutsOn(false);
    await user.keyboard('j');
    expect(counts.pressed).toBe(0);
    setShortcutsOn(true);
    await user.keyboard('j');
    expect(counts.pressed).toBe(1);
  });
});
