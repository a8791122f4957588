import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ShopSecretsCard } from '#dashboard/shopSettings/ShopSecretsCard.tsx';
import type { ShopSecretHint, ShopSecretsOverview } from '#domain/shop/shopSecrets.ts';
import { inBengali } from '../../support/browser/inBengali.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { createGate } from '../../support/createGate.ts';

const unset = { state: 'notSet', ending: '', savedAt: null, savedBy: '' } as const;
const saved = {
  state: 'set',
  ending: '4f',
  savedAt: '2026-03-02T09:07:00.000Z',
  savedBy: 'Rahima',
} as const;
const overview = (
  secretKey: Omit<ShopSecretHint, 'name'>,
  keyProblem: ShopSecretsOverview['keyProblem'] = null,
): ShopSecretsOverview => ({
  keyProblem,
  secrets: [
    { name: 's3AccessKeyId', ...unset },
    { name: 's3SecretAccessKey', ...secretKey },
  ],
});

type Respond = Parameters<typeof renderStaffScreen>[1];

const openCard = async (first: ShopSecretsOverview, change: Respond = () => ({ body: first })) => {
  const opened = renderStaffScreen(<ShopSecretsCard />, (call, body) =>
    call.startsWith('GET') ? { body: first } : change(call, body),
  );
  const form = await screen.findByRole('form', { name: 'S3 secret access key' });
  return { ...opened, form, field: within(form).getByLabelText('S3 secret access key') };
};

const hintOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

describe('the keys on the page of the settings', () => {
  it('SP-14 are saved from a field that shows nothing, is empty again, and tells who saved it', async () => {
    const { user, requests, field, form, store } = await openCard(overview(unset), () => ({
      body: overview(saved),
    }));
    expect([field.getAttribute('type'), field.getAttribute('autocomplete'), hintOf(field)]).toEqual([
      'password',
      'off',
      'Not set',
    ]);
    await user.type(field, ' hush-hush-4f ');
    await user.click(within(form).getByRole('button', { name: 'Save the S3 secret access key' }));

    const told = await within(form).findByText('Saved.');
    expect(document.activeElement).toBe(told);
    expect(requests.at(-1)).toEqual({
      call: 'PUT /shopSecrets/s3SecretAccessKey',
      body: { value: 'hush-hush-4f' },
    });
    expect(field).toHaveProperty('value', '');
    await waitFor(() => expect(hintOf(field)).toBe('Set, ends in …4f, by Rahima, 02 Mar, 2026, 03:07 pm'));
    expect(JSON.stringify(store.getState())).not.toContain('hush-hush');
    expect(document.body.innerHTML).not.toContain('hush-hush');
  });

  it('SP-14 take no letter while one is saved, since the field is emptied then', async () => {
    const { opened: stored, open: store } = createGate();
    const { user, field, form } = await openCard(overview(unset), async () => {
      await stored;
      return { body: overview(saved) };
    });
    await user.type(field, 'hush-hush-4f{Enter}');
    await within(form).findByRole('button', { name: /^Save/, busy: true });
    await user.type(field, '5e');
    const typed = (field as HTMLInputElement).value;
    store();
    await within(form).findByText('Saved.');
    expect([typed, (field as HTMLInputElement).value]).toEqual(['hush-hush-4f', '']);
  });

  it('SP-14 of a wrong shape are named beside the field and not sent', async () => {
    const { user, requests, field, form } = await openCard(overview(unset));
    await user.type(field, 'hush hush');
    await user.click(within(form).getByRole('button', { name: /^Save/ }));

    expect(hintOf(field)).toContain("The S3 secret access key can't contain blanks or unusual characters");
    expect(requests.map(({ call }) => call)).toEqual(['GET /shopSecrets']);
  });

  it('SP-14 that the server refuses stay in the field, with its sentence', async () => {
    const message = 'Too many attempts. Please try again in 9 seconds.';
    const { user, field, form } = await openCard(overview(unset), () => ({
      status: 429,
      body: { code: 'tooMany', message, requestId: 'r1' },
    }));
    await user.type(field, 'hush-hush-4f');
    await user.click(within(form).getByRole('button', { name: /^Save/ }));

    await waitFor(() => expect(hintOf(field)).toContain(message));
    expect(field).toHaveProperty('value', 'hush-hush-4f');
  });

  it('SP-14 ER-1 say that nobody knows whether one was saved when the answer was lost, and what the shop has then', async () => {
    let stored = overview(unset);
    const { user } = renderStaffScreen(<ShopSecretsCard />, (call) => {
      if (call.startsWith('GET')) return { body: stored };
      stored = overview(saved);
      throw new TypeError('Failed to fetch');
    });
    const field = await screen.findByLabelText('S3 secret access key', { selector: 'input' });
    await user.type(field, 'hush-hush-4f{Enter}');

    const told =
      "We couldn't tell whether this was done. You can safely try again. The shop can't be reached right now. Please check your connection.";
    await waitFor(() => expect(hintOf(field)).toContain(told));
    await waitFor(() => expect(hintOf(field)).toContain('Set, ends in …4f, by Rahima'));
    expect(field).toHaveProperty('value', 'hush-hush-4f');
  });

  it('SP-14 are removed after a question', async () => {
    const { user, requests, field, form } = await openCard(overview(saved), () => ({
      body: overview(unset),
    }));
    await user.click(within(form).getByRole('button', { name: 'Remove the S3 secret access key' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, remove it!' }));

    await waitFor(() => expect(hintOf(field)).toBe('Not set'));
    expect(requests.at(-1)).toEqual({ call: 'DELETE /shopSecrets/s3SecretAccessKey', body: undefined });
    expect(within(form).queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('SP-14 are no longer called saved once they are removed', async () => {
    const { user, field, form } = await openCard(overview(unset), (call) => ({
      body: overview(call.startsWith('PUT') ? saved : unset),
    }));
    await user.type(field, 'hush-hush-4f');
    await user.click(within(form).getByRole('button', { name: 'Save the S3 secret access key' }));
    await within(form).findByText('Saved.');
    await user.click(within(form).getByRole('button', { name: 'Remove the S3 secret access key' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, remove it!' }));
    await waitFor(() => expect(hintOf(field)).toBe('Not set'));
    expect(within(form).queryByText('Saved.')).toBeNull();
  });

  it('SP-14 of the environment are named by their variable and cannot be changed', async () => {
    const { field, form } = await openCard(overview({ ...unset, state: 'environment' }));
    expect(hintOf(field)).toBe(
      "From the environment of the server (S3_SECRET_ACCESS_KEY); it can't be changed here.",
    );
    expect(field).toHaveProperty('disabled', true);
    expect(within(form).queryAllByRole('button')).toEqual([]);
  });

  it('SP-14 that cannot be read are to be entered again, or removed', async () => {
    const { field, form } = await openCard(overview({ ...saved, state: 'unreadable' }));
    expect(hintOf(field)).toContain('it cannot be read with the present key of the server');
    expect(
      within(form)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Save the S3 secret access key', 'Remove the S3 secret access key']);
  });

  it('SP-14 that the shop uses no longer can only be removed', async () => {
    const { field, form } = await openCard(overview({ ...saved, state: 'unused' }));
    expect(field).toHaveProperty('disabled', true);
    expect(
      within(form)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Remove the S3 secret access key']);
  });

  it('SP-14 cannot be saved without a key of the server, and the page says how to make one', async () => {
    const { field, form } = await openCard(overview(unset, 'missing'));
    expect(screen.getByText('openssl rand -base64 32').parentElement?.textContent).toMatch(
      /^No key can be saved yet: .* must set SECRETS_KEY /,
    );
    expect(field).toHaveProperty('disabled', true);
    expect(within(form).queryAllByRole('button')).toEqual([]);
  });

  it('SP-14 are shown for what the shop uses alone', async () => {
    await openCard(overview(unset));
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Picture storage (S3)',
    ]);
  });

  it('SP-14 are no part of the page of a host that does not have them', async () => {
    renderStaffScreen(
      <>
        <ShopSecretsCard />
        <p>The rest</p>
      </>,
      () => ({ status: 404, body: { code: 'methodUnknown', message: 'There is no such call.' } }),
    );
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Keys' })).toBeNull());
    expect(screen.getByText('The rest')).toBeTruthy();
  });
});

it('BN-3 SP-14 tell in Bengali why no key can be saved, with the command that makes one', async () => {
  const [{ ShopSecretsCard: BengaliCard }, { renderStaffScreen: renderBengali }] = await inBengali(() =>
    Promise.all([
      import('#dashboard/shopSettings/ShopSecretsCard.tsx'),
      import('../../support/browser/renderStaffScreen.tsx'),
    ]),
  );
  renderBengali(<BengaliCard />, () => ({ body: overview(unset, 'missing') }));
  const command = await screen.findByText('openssl rand -base64 32');
  expect(command.parentElement?.textContent).toMatch(
    /^এখনো কী সেভ করা যায় না: .*; এই কমান্ড তা বানায়: openssl rand -base64 32$/,
  );
});
