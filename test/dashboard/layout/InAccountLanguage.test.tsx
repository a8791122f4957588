import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage, chosenLanguage } from '#dashboard/layout/chosenLanguage.ts';
import { InAccountLanguage } from '#dashboard/layout/InAccountLanguage.tsx';
import { SideMenu } from '#dashboard/layout/SideMenu.tsx';
import type { Role } from '#domain/accounts/role.ts';
import type { Language } from '#domain/values/language.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { admin, rahima } from '../../support/browser/sessionHarness.ts';

const { uid } = rahima;
/** The linter would take the attribute `role="admin"` for a role of ARIA. */
const role: Role = 'admin';
const address = '/dashboard/orders/o1?tab=history#notes';

interface Answer {
  readonly status?: number;
  readonly capabilities?: 'all' | [];
}

/** The dashboard, which its button leaves for the storefront and opens again. */
const LeftDashboard = () => {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen && (
        <InAccountLanguage uid={uid}>
          <h1>Orders</h1>
        </InAccountLanguage>
      )}
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'To the shop' : 'To the dashboard'}
      </button>
    </>
  );
};

const isShown = () => screen.queryByRole('heading', { name: 'Orders' }) !== null;

/** Opens the English dashboard as an account that has chosen the language, on a host that answers so to a choice. */
const open = (language: Language | null, { status = 200, capabilities = 'all' }: Answer = {}) => {
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  const { requests } = renderStaffScreen(
    <InAccountLanguage uid={uid}>
      <h1>Orders</h1>
    </InAccountLanguage>,
    () => ({ status, body: { modifiedCount: 1 } }),
    { address, capabilities, roles: language === null ? admin : { ...admin, language } },
  );
  return { requests, isShown, replaced: () => replace.mock.calls.map(([to]) => to) };
};

/** Presses the link to the Bengali dashboard, which opens nothing in the test. */
const pressBengali = async () => {
  const { user } = renderStaffScreen(
    <SideMenu role={role} onShortcuts={() => undefined} />,
    () => ({ body: { data: {} } }),
    { address },
  );
  const link = screen.getByRole('link', { name: 'বাংলা' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  return { user, link };
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the dashboard in English', () => {
  it('BN-2 opens the same page in Bengali for an account that has chosen Bengali, and shows none of it before', () => {
    const { isShown, replaced } = open('bn');
    expect({ replaced: replaced(), isShown: isShown() }).toEqual({
      replaced: ['/bn/dashboard/orders/o1?tab=history#notes'],
      isShown: false,
    });
  });

  it.each([['en'], [null]] as const)('BN-2 stays for an account that has chosen %s', (language) => {
    const { isShown, replaced, requests } = open(language);
    expect({ replaced: replaced(), isShown: isShown(), requests }).toEqual({
      replaced: [],
      isShown: true,
      requests: [],
    });
  });

  it('BN-2 gives the account the language that was chosen in this browser', async () => {
    chooseLanguage(uid, 'en');
    const { isShown, requests } = open('bn');

    expect(isShown()).toBe(true);
    await waitFor(() => expect(chosenLanguage(uid)).toBeNull());
    expect(requests).toEqual([{ call: 'PUT /account/language', body: { language: 'en' } }]);
  });

  it('BN-2 stays in the language that it has given the account when the user comes back from the storefront', async () => {
    chooseLanguage(uid, 'en');
    const replace = vi.spyOn(location, 'replace').mockReturnValue();
    const { user, requests } = renderStaffScreen(<LeftDashboard />, () => ({ body: { modifiedCount: 1 } }), {
      address,
      roles: { ...admin, language: 'bn' },
    });
    await waitFor(() => expect(chosenLanguage(uid)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'To the shop' }));
    await user.click(screen.getByRole('button', { name: 'To the dashboard' }));

    expect({ isShown: isShown(), replaced: replace.mock.calls, requests }).toEqual({
      isShown: true,
      replaced: [],
      requests: [{ call: 'PUT /account/language', body: { language: 'en' } }],
    });
  });

  it('BN-2 keeps a choice that did not arrive, and stays in the chosen language', async () => {
    chooseLanguage(uid, 'en');
    const { isShown, requests, replaced } = open('bn', { status: 503 });

    await waitFor(() => expect(requests.length).toBeGreaterThan(0));
    expect({ isShown: isShown(), replaced: replaced(), chosen: chosenLanguage(uid) }).toEqual({
      isShown: true,
      replaced: [],
      chosen: 'en',
    });
  });

  it('BN-2 API-8 leaves it to the browser on a host that does not remember it', () => {
    chooseLanguage(uid, 'bn');
    const { requests, replaced } = open(null, { capabilities: [] });
    expect({ requests, replaced: replaced(), chosen: chosenLanguage(uid) }).toEqual({
      requests: [],
      replaced: ['/bn/dashboard/orders/o1?tab=history#notes'],
      chosen: 'bn',
    });
  });

  it('BN-2 follows neither the choice of another account nor a stored language that the shop does not have', () => {
    chooseLanguage('another', 'bn');
    expect(open(null).replaced()).toEqual([]);
    localStorage.setItem('dashboardLanguage', `{"uid":"${uid}","language":"xx"}`);
    expect(open(null).replaced()).toEqual([]);
  });

  it('BN-2 has a link to the same page in Bengali in its menu, which chooses Bengali', async () => {
    const { user, link } = await pressBengali();
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await user.keyboard('a');

    expect(link.getAttribute('href')).toBe('/bn/dashboard/orders/o1?tab=history#notes');
    expect(chosenLanguage(uid)).toBe('bn');
  });

  it.each([
    ['a key', (user: UserEvent) => user.keyboard('a')],
    ['a press', (user: UserEvent) => user.click(document.body)],
  ])('BN-2 has chosen nothing when a form that was not saved keeps the user, as %s shows', async (_, act) => {
    const { user } = await pressBengali();
    const question = new Event('beforeunload', { cancelable: true });
    question.preventDefault();
    window.dispatchEvent(question);
    expect(chosenLanguage(uid)).toBe('bn');
    await act(user);

    expect(chosenLanguage(uid)).toBeNull();
  });
});
