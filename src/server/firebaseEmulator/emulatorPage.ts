import { createHash } from 'node:crypto';
import { escapeHtml } from '../http/security/escapeHtml.ts';
import type { ProviderAccount } from './providerAccounts.ts';

/** Changes the emulator's pages (sign-in window and helper frame) to work without the internet. */

/** A changed page and its Content-Security-Policy. */
export interface EmulatorPage {
  readonly html: string;
  readonly policy: string;
}

/** The shop's own script in place of Google's, which needs the internet. */
const shim = '<script src="/gapi-shim.js"></script>';
// Replaces Google's icon font and Material's style sheet, which are removed from the page; stands after the page's own styles.
const styles = `<style>
.material-icons { display: none }
body { font-family: system-ui, sans-serif; color: #1d2b24 }
.custom-label { display: none !important }
.mdc-list-item { height: auto !important; padding: 14px 24px; border-block-end: 1px solid #d8ded9; cursor: pointer }
.mdc-list-item:hover, .mdc-list-item:focus-visible { background: #eef3ef }
#add-account-button { border: 0 }
button { min-height: 44px; padding: 0 16px; font: inherit }
input { box-sizing: border-box; width: 100%; height: 40px; font: inherit }
</style>`;

/**
 * SHA-256 of the page's own inline script, in base64, for its policy. Each page of the emulator has one such script, its last: a script
 * before it could only come from what users entered, and stays blocked.
 */
const ownScriptHash = (html: string): string => {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
  return createHash('sha256')
    .update(scripts.at(-1)?.[1] ?? '')
    .digest('base64');
};

/**
 * The list item of an account; the page's script signs in with the claims in `data-id-token`, which are the same as in firebase-tools'
 * own items, empty ones included.
 */
const accountItem = ({ rawId, displayName, screenName, email, photoUrl }: ProviderAccount): string => {
  const claims = {
    sub: rawId,
    iss: '',
    aud: '',
    exp: 0,
    iat: 0,
    name: displayName,
    screen_name: screenName,
    email,
    email_verified: true,
    image: photoUrl,
  };
  return `<li class="js-reuse-account mdc-list-item" tabindex="0" data-id-token="${encodeURIComponent(JSON.stringify(claims))}">
<span class="mdc-list-item__text"><span class="mdc-list-item__primary-text">${escapeHtml(displayName ?? '(No display name)')}</span>
<span class="mdc-list-item__secondary-text">${escapeHtml(email ?? '')}</span></span></li>`;
};

const listStart = '<ul class="mdc-list list mdc-list--two-line mdc-list--avatar-list">';
const listEnd = '<li id="add-account-button"';

/**
 * Replaces everything between the list's first start and its last end with escaped items: firebase-tools writes names,
 * e-mail addresses and image links into the list unescaped.
 */
const withAccounts = (html: string, accounts: readonly ProviderAccount[]): string => {
  const start = html.indexOf(listStart);
  const end = html.lastIndexOf(listEnd);
  if (start === -1 || end < start) throw new Error('The sign-in window of firebase-tools has another form.');
  return html.slice(0, start + listStart.length) + accounts.map(accountItem).join('') + html.slice(end);
};

/**
 * The page without resources of other origins, and the strictest Content-Security-Policy that it works
 * under. `accounts` are listed in the sign-in window; `null` for a page without such a list.
 */
export const emulatorPage = (html: string, accounts: readonly ProviderAccount[] | null): EmulatorPage => {
  const localPage = (accounts === null ? html : withAccounts(html, accounts))
    .replaceAll('<script src="https://apis.google.com/js/api.js"></script>', shim)
    .replaceAll(/<link href="https:[^>]*>\s*/g, '')
    .replaceAll(/<script src="https:[^>]*><\/script>\s*/g, '')
    .replace('</style>', `</style>${styles}`);
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${ownScriptHash(localPage)}'`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
  return { html: localPage, policy };
};
