import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startIdleTasks } from '#app/render/startIdleTasks.ts';
import type { BrowserStore } from '#app/start/browserStore.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { pageSettings } from '../../support/pageSettings.ts';

const hint = () => screen.queryByRole('link', { name: 'বাংলায় দেখুন' });

/** Lets an idle page in a browser with these languages load what it loads. */
const idle = async (languages: readonly string[]): Promise<void> => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const store = openStore({ settings: pageSettings });
  const browserStore = { store, connection: { settings: pageSettings, fetch } } as unknown as BrowserStore;
  await act(async () => {
    // Otherwise the page would go on listening to the window, in the tests that follow too.
    const listening = vi.spyOn(globalThis, 'addEventListener').mockReturnValue();
    startIdleTasks(browserStore);
    listening.mockRestore();
    // Waits for the chunk of the hint, which the page loads too.
    await import('#app/render/showBengaliHint.tsx');
  });
};

beforeEach(() => {
  // A page with its notice bar, whose ticker is stopped by the input, and the link to the other language in it.
  document.body.innerHTML =
    '<div><section><div><input type="checkbox"><a href="/bn" hreflang="bn">বাংলা</a></div></section><main tabindex="-1"></main></div>';
  history.replaceState(null, '', '/shop?color=Red#top');
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
});

describe('the hint that the page exists in Bengali', () => {
  it.each([[['bn-BD']], [['fr', 'bn', 'en-GB']], [['ms-BN', 'bn-IN']]])(
    'BN-2 is shown to a browser that prefers %j',
    async (languages) => {
      await idle(languages);
      expect(hint()?.getAttribute('href')).toBe('/bn/shop?color=Red#top');
    },
  );

  // `ms-BN` is the Malay of Brunei, `bnt` stands for the Bantu languages.
  it.each([[['en-US', 'bn']], [['ms-BN']], [['bnt']], [[]]])(
    'BN-2 is not shown to one that prefers %j',
    async (languages) => {
      await idle(languages);
      expect(hint()).toBeNull();
    },
  );

  it('BN-2 leads to the screen that is open when it is pressed', async () => {
    await idle(['bn']);
    history.pushState(null, '', '/about-us');
    const link = hint();
    link?.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link as HTMLElement);
    expect(link?.getAttribute('href') ?? '').toMatch(/\/bn\/about-us$/);
  });

  it('BN-2 takes the place of the other link until it is dismissed for good', async () => {
    await idle(['bn']);
    const other = screen.getByText('বাংলা');
    const during = other.style.display;
    await userEvent.click(screen.getByRole('button', { name: 'আর দেখাবেন না' }));

    expect([during, other.style.display, hint()]).toEqual(['none', '', null]);
    await idle(['bn']);
    expect(hint()).toBeNull();
  });

  it('BN-2 stands outside of the notice bar when that has no ticker', async () => {
    document.querySelector('input')?.remove();
    await idle(['bn']);
    expect(document.querySelector('main ~ div a')).toBe(hint());
  });

  it('BN-2 SH-2 hands its focus to the other link when it is dismissed, or to the content where no link takes its place', async () => {
    await idle(['bn']);
    await userEvent.click(screen.getByRole('button', { name: 'আর দেখাবেন না' }));
    expect(document.activeElement).toBe(screen.getByText('বাংলা'));

    localStorage.clear();
    document.querySelector('input')?.remove();
    await idle(['bn']);
    await userEvent.click(screen.getByRole('button', { name: 'আর দেখাবেন না' }));
    expect(document.activeElement).toBe(document.querySelector('main'));
  });

  it.each(['/dashboard', '/Dashboard/allUsers'])('BN-2 is not shown in the dashboard at %s', async (path) => {
    history.replaceState(null, '', path);
    await idle(['bn']);
    expect(hint()).toBeNull();
  });

  it('BN-2 SP-9 is shown on a page of text whose address begins with that of the dashboard', async () => {
    history.replaceState(null, '', '/dashboard-mats');
    await idle(['bn']);
    expect(hint()?.getAttribute('href')).toBe('/bn/dashboard-mats');
  });
});
