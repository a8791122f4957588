import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useKeptOnLanguageSwitch } from '#storefront/layout/language/useKeptOnLanguageSwitch.ts';
import { LanguageLink } from '#ui/controls/LanguageLink.tsx';

const Page = ({ kept, onReturn }: { readonly kept: unknown; readonly onReturn: (kept: unknown) => void }) => {
  useKeptOnLanguageSwitch(kept, onReturn);
  return (
    <>
      <LanguageLink />
      <a href="#top">Top</a>
    </>
  );
};

/** Opens the page as a document does; returns what it was given of an earlier one. */
const open = (path: string, kept: unknown) => {
  const onReturn = vi.fn<(kept: unknown) => void>();
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <Page kept={kept} onReturn={onReturn} />
    </MemoryRouter>,
  );
  for (const link of screen.getAllByRole('link'))
    link.addEventListener('click', (event) => event.preventDefault());
  return { leave: unmount, given: () => onReturn.mock.calls.flat() };
};

afterEach(() => sessionStorage.clear());

describe('what a page keeps over a switch of the language', () => {
  it('BN-2 is there once, in the same page, after a press on the link to the other language', async () => {
    const before = open('/track', { number: 'HK-7' });
    await userEvent.click(screen.getByRole('link', { name: 'বাংলা' }));
    before.leave();
    const after = open('/track', {});
    expect([before.given(), after.given()]).toEqual([[], [{ number: 'HK-7' }]]);
    after.leave();
    expect(open('/track', {}).given()).toEqual([]);
  });

  it.each(['/login', '/track/x'])('BN-2 is not given to %s, and is gone then', async (other) => {
    const before = open('/track', 'typed');
    await userEvent.click(screen.getByRole('link', { name: 'বাংলা' }));
    before.leave();
    const elsewhere = open(other, {});
    expect(elsewhere.given()).toEqual([]);
    elsewhere.leave();
    expect(open('/track', {}).given()).toEqual([]);
  });

  it.each(['Control', 'Meta', 'Shift'])(
    'BN-2 is nothing when %s opens the page in another tab',
    async (key) => {
      const before = open('/track', 'typed');
      const user = userEvent.setup();
      await user.keyboard(`{${key}>}`);
      await user.click(screen.getByRole('link', { name: 'বাংলা' }));
      before.leave();
      expect(open('/track', {}).given()).toEqual([]);
    },
  );

  it('BN-2 is nothing after a press on another link, or where the storage holds no JSON', async () => {
    const before = open('/track', 'typed');
    await userEvent.click(screen.getByRole('link', { name: 'Top' }));
    before.leave();
    sessionStorage.setItem('keptBySwitch', '{');
    expect(open('/track', {}).given()).toEqual([]);
  });
});
