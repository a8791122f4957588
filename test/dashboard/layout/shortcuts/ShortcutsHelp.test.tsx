import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  areShortcutsOn,
  ShortcutKeys,
  setShortcutsOn,
} from '#dashboard/components/shortcuts/ShortcutKeys.ts';
import { useShortcuts } from '#dashboard/components/shortcuts/useShortcuts.ts';
import { ShortcutsHelp } from '#dashboard/layout/shortcuts/ShortcutsHelp.tsx';

const ListKeys = () => {
  useShortcuts([
    { keys: ['j'], label: 'Next order', run: () => undefined },
    { keys: ['e', 'Enter'], label: 'Open the order', run: () => undefined },
  ]);
  return null;
};

const Dashboard = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ShortcutKeys />
      <ListKeys />
      <ShortcutsHelp isOpen={isOpen} onOpen={() => setIsOpen(true)} onClose={() => setIsOpen(false)} />
    </>
  );
};

const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

afterEach(() => setShortcutsOn(true));

describe('ShortcutsHelp', () => {
  it('MD-12 lists the keys of the present screen under ?', async () => {
    render(<Dashboard />);
    await userEvent.setup().keyboard('?');
    expect(await screen.findByRole('heading', { name: 'Keyboard Shortcuts' })).toBeTruthy();
    expect([texts('term'), texts('definition')]).toEqual([
      ['Next order', 'Open the order', 'Show this list'],
      ['J', 'E or Enter', '?'],
    ]);
  });

  it('MD-12 switches single keys off on this device', async () => {
    const user = userEvent.setup();
    render(<Dashboard />);
    await user.keyboard('?');
    await user.click(await screen.findByRole('switch', { name: 'Use single-key shortcuts on this device' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(areShortcutsOn()).toBe(false);
    await user.keyboard('?');
    expect(screen.queryByRole('heading', { name: 'Keyboard Shortcuts' })).toBe(null);
  });
});
