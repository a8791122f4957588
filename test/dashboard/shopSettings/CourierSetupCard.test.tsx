import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CourierFields } from '#dashboard/shopSettings/CourierFields.tsx';
import { CourierSetupCard } from '#dashboard/shopSettings/CourierSetupCard.tsx';
import { inBengali } from '../../support/browser/inBengali.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { createGate } from '../../support/createGate.ts';

const webhookUrl = 'https://shop.example/webhooks/steadfast';
const steadfast = {
  courier: 'steadfast',
  state: 'ready',
  missing: [],
  reason: '',
  webhookUrl,
  takesWebhooks: false,
  canTry: true,
};
const pathao = { ...steadfast, courier: 'pathao', state: 'notSet', canTry: false };

const open = (
  couriers: unknown[],
  trial: { status?: number; body: unknown } = { body: { isGood: true, sentence: 'It answers.' } },
) =>
  renderStaffScreen(<CourierSetupCard />, (call) => (call.startsWith('POST') ? trial : { body: couriers }));

const cardOf = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the connections to couriers', () => {
  it('CR-14 tell of one that is set up where it sends its messages, and that a key is missing for them', async () => {
    open([steadfast, pathao]);
    const card = await cardOf('Steadfast');
    expect(card.getByText('Set up.')).toBeTruthy();
    expect(
      card.getByRole<HTMLInputElement>('textbox', { name: 'Address for the webhooks of Steadfast' }).value,
    ).toBe(webhookUrl);
    expect(card.getByText(/The shop accepts its messages once that key is entered\.$/)).toBeTruthy();
    const other = await cardOf('Pathao');
    expect(other.getByText('Not set up. Enter its keys below to book parcels from here.')).toBeTruthy();
    expect(other.queryByRole('textbox')).toBeNull();
    expect(other.queryByRole('button')).toBeNull();
  });

  it.each([
    ['incomplete', { missing: ['Store number', 'Password'] }, 'Not ready: Store number, Password missing.'],
    ['wrong', { reason: 'The address is none.' }, 'The address is none.'],
  ])('CR-14 say of one that is %s what it lacks', async (state, more, text) => {
    open([{ ...steadfast, state, ...more }]);
    expect((await cardOf('Steadfast')).getByText(text)).toBeTruthy();
  });

  it('CR-14 ER-2 no longer say that they could not be loaded while they are fetched again', async () => {
    const { opened: answered, open: answer } = createGate();
    const refusal = {
      status: 429,
      headers: { 'retry-after': '60' },
      body: { code: 'tooMany', message: 'x' },
    };
    let isRefused = true;
    const { user } = renderStaffScreen(<CourierSetupCard />, async () => {
      if (isRefused) return refusal;
      await answered;
      return { body: [steadfast] };
    });
    const tryAgain = await screen.findByRole('button', { name: 'Try again' });
    isRefused = false;
    await user.click(tryAgain);
    expect(screen.queryByRole('alert')).toBeNull();
    answer();
    expect((await cardOf('Steadfast')).getByText('Set up.')).toBeTruthy();
  });

  it.each([
    [{ body: { isGood: true, sentence: 'It answers.' } }, 'It answers.'],
    [{ body: { isGood: false, sentence: 'It refuses the keys.' } }, 'It refuses the keys.'],
    [
      // A pattern, since the id of the request follows the sentence.
      { status: 429, body: { code: 'tooMany', message: 'Try again in a minute.', requestId: 'r1' } },
      /Try again in a minute\./,
    ],
  ])('CR-14 try the keys and say what came of it: %o', async (trial, text) => {
    const { user, requests } = open([steadfast], trial);
    await user.click(await screen.findByRole('button', { name: 'Try the keys of Steadfast' }));
    const outcome = await screen.findByText(text);
    expect(outcome.closest('[role=status]')).not.toBeNull();
    expect(requests.at(-1)?.call).toBe('POST /courierSetup/steadfast/trials');
  });
});

/** The card, and a renderer with the store of the same modules. */
const loadBengali = () =>
  inBengali(() =>
    Promise.all([
      import('#dashboard/shopSettings/CourierSetupCard.tsx'),
      import('../../support/browser/renderStaffScreen.tsx'),
    ]),
  );

it('BN-3 CR-14 name in Bengali what one that is not ready lacks, and what is wrong with another', async () => {
  const [{ CourierSetupCard: BengaliCard }, { renderStaffScreen: renderBengali }] = await loadBengali();
  const missing = ['API key', 'Store at Pathao'];
  const reason = 'The secret key of Steadfast is empty or has characters that keys do not have.';
  renderBengali(<BengaliCard />, () => ({
    body: [
      { ...pathao, state: 'incomplete', missing },
      { ...steadfast, state: 'wrong', reason },
    ],
  }));
  expect(await screen.findByText('তৈরি নয়। বাকি আছে: API কী, Pathao-র স্টোর।')).toBeTruthy();
  expect(screen.getByText(/^Steadfast-এর সিক্রেট কী খালি/)).toBeTruthy();
});

it('BN-3 CR-14 say in Bengali what came of trying the keys', async () => {
  const [{ CourierSetupCard: BengaliCard }, { renderStaffScreen: renderBengali }] = await loadBengali();
  const sentence = 'Steadfast accepts the keys. It holds ৳1,200 for the shop.';
  const { user } = renderBengali(<BengaliCard />, (call) =>
    call.startsWith('POST') ? { body: { isGood: true, sentence } } : { body: [steadfast] },
  );
  await user.click(await screen.findByRole('button', { name: 'Try the keys of Steadfast' }));
  expect(await screen.findByText('Steadfast কী গ্রহণ করেছে। শপের ৳১,২০০ তাদের কাছে আছে।')).toBeTruthy();
});

/** The fields with the values of a form. */
const Fields = () => {
  const [values, setValues] = useState({ shipsAtCustody: true, cancelsReturning: true, usesOwnRider: false });
  const [store, setStore] = useState('');
  return (
    <CourierFields
      field={(name) => ({
        name,
        label: 'Store number at Pathao',
        value: store,
        onChange: ({ target }) => setStore(target.value),
      })}
      values={values}
      change={(name, value) => setValues({ ...values, [name]: value })}
    />
  );
};

describe('what couriers do to orders', () => {
  it('CR-14 is chosen by a switch each, and the number of the store is typed', async () => {
    const { user } = renderStaffScreen(<Fields />, () => ({ body: {} }));
    const switches = screen.getAllByRole('switch');
    expect(switches).toHaveLength(3);
    await user.click(switches[2] as HTMLElement);
    await user.type(screen.getByRole('textbox'), '14839');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('14839');
    expect(screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)).toEqual([
      true,
      true,
      true,
    ]);
  });
});
