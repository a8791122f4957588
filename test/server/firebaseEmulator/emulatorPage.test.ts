import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { emulatorPage } from '#server/firebaseEmulator/emulatorPage.ts';

const { WIDGET_UI, PROVIDERS_LIST_PLACEHOLDER } = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/auth/widget_ui.js',
) as { WIDGET_UI: string; PROVIDERS_LIST_PLACEHOLDER: string };

const account = {
  providerId: 'google.com',
  rawId: '7',
  displayName: '<img src=x onerror=alert(1)>',
  email: '"><script>alert(2)</script>@people.example',
  photoUrl: 'x\')"><img src=y>',
};
/** The window as firebase-tools renders it: it inserts names that users chose without escaping them. */
const windowWith = (name: string): string =>
  WIDGET_UI.replace(PROVIDERS_LIST_PLACEHOLDER, `<li class="js-reuse-account">${name}</li>`);

const item = /<li class="js-reuse-account[\s\S]*?<\/li>/g;

describe('the sign-in window of the emulator', () => {
  it.each([
    ['markup', account.displayName],
    ['an item of the list', '</li><li class="js-reuse-account" data-id-token="%7B%7D">admin</li>'],
    ['the end of the list', '<li id="add-account-button"><script>alert(3)</script>'],
    // `String.replace` would insert parts of the page for these.
    ['the page once more', "$' $` $&"],
  ])('lists the accounts again, with their names as text, where a name was %s', (_, name) => {
    const { html } = emulatorPage(windowWith(name), [account]);
    expect(html.match(item)).toEqual([expect.stringContaining('>&lt;img src=x onerror=alert(1)&gt;<')]);
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(2)&lt;/script&gt;@people.example');
    expect(html).not.toMatch(/<img|<script>alert/);
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it('signs in with the account as it is', () => {
    const { html } = emulatorPage(windowWith('Anybody'), [account]);
    const token = /data-id-token="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(JSON.parse(decodeURIComponent(token))).toEqual({
      sub: '7',
      iss: '',
      aud: '',
      exp: 0,
      iat: 0,
      name: account.displayName,
      email: account.email,
      email_verified: true,
      image: account.photoUrl,
    });
  });

  it('fails when the page has no list of accounts', () => {
    expect(() => emulatorPage('<p>Another page</p>', [account])).toThrow('another form');
  });
});
