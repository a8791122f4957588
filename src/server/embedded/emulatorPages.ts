import { createHash } from 'node:crypto';

/** The emulator's own pages (its sign-in window and its helper frame), made to work without the internet. */

export interface EmulatorPage {
  readonly html: string;
  readonly policy: string;
}

const shim = '<script src="/gapi-shim.js"></script>';
// The page is drawn for Google's icon font and Material's style sheet, which are left out.
const look = `<style>
.material-icons { display: none }
body { font-family: system-ui, sans-serif; color: #1d2b24 }
.custom-label { display: none !important }
.mdc-list-item { height: auto !important; padding: 14px 24px; border-bottom: 1px solid #d8ded9; cursor: pointer }
.mdc-list-item:hover, .mdc-list-item:focus-visible { background: #eef3ef }
#add-account-button { border: 0 }
button { min-height: 44px; padding: 0 16px; font: inherit }
input { box-sizing: border-box; width: 100%; height: 40px; font: inherit }
</style>`;

/** Of the last script that stands in the page itself: what comes before may hold names that people chose. */
const ownScriptHash = (html: string): string => {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
  return createHash('sha256')
    .update(scripts.at(-1)?.[1] ?? '')
    .digest('base64');
};

/** The page with everything foreign taken out, and the smallest policy under which it works. */
export const emulatorPage = (html: string): EmulatorPage => {
  const own = html
    .replaceAll('<script src="https://apis.google.com/js/api.js"></script>', shim)
    .replaceAll(/<link href="https:[^>]*>\s*/g, '')
    .replaceAll(/<script src="https:[^>]*><\/script>\s*/g, '')
    .replace('</style>', `</style>${look}`);
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${ownScriptHash(own)}'`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
  return { html: own, policy };
};
