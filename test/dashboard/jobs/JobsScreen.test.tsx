import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as JobsScreen } from '#dashboard/jobs/JobsScreen.tsx';
import type { CourierHealth } from '#domain/consignments/courierHealth.ts';
import type { Job } from '#domain/staff/job.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const stuck: Job = {
  _id: 'j1',
  kind: 'askParcel',
  lane: 'pathao questions',
  label: 'HK-7Q4K-2M',
  state: 'stuck',
  attempts: 5,
  nextAt: '2025-01-05T09:07:00.000Z',
  lastError: 'Pathao does not know HK-7Q4K-2M.',
  createdAt: '2025-01-05T08:07:00.000Z',
};
const waiting: Job = {
  ...stuck,
  _id: 'j2',
  // No kind of job that this screen has a name for.
  kind: 'other',
  label: 'HK-2',
  state: 'waiting',
  attempts: 1,
  lastError: 'It is down.',
};
const working: Job = { ...stuck, _id: 'j3', label: 'HK-3', state: 'working', attempts: 0, lastError: '' };

const pathao: CourierHealth = {
  courier: 'pathao',
  lastWebhookAt: null,
  lastCallAt: '2025-01-05T09:07:00.000Z',
  failures: 2,
  lastFailureAt: '2025-01-05T09:07:00.000Z',
  lastError: 'It is down.',
  balance: 4200,
  balanceAt: '2025-01-05T09:07:00.000Z',
  unknownWords: [],
};

const openScreen = ({
  jobs = [stuck, waiting, working],
  unlisted = 0,
  couriers = [],
  decisionStatus = 200,
}: {
  jobs?: Job[];
  /** How many more jobs there are than the list has. */
  unlisted?: number;
  /** `null` when the host cannot tell. */
  couriers?: CourierHealth[] | null;
  /** The status of the response to a decision. */
  decisionStatus?: number;
} = {}) => {
  const present = [...jobs];
  return renderStaffScreen(<JobsScreen />, (call) => {
    if (call === 'GET /courierHealth')
      return couriers === null
        ? { status: 500, body: { code: 'internal', message: 'Failed.' } }
        : { body: couriers };
    if (call === 'GET /jobs') return { body: { jobs: present, total: present.length + unlisted } };
    if (decisionStatus !== 200)
      return { status: decisionStatus, body: { code: 'changedMeanwhile', message: 'The job is done.' } };
    present.splice(
      present.findIndex(({ _id }) => call.endsWith(_id)),
      1,
    );
    return { body: { modifiedCount: 1 } };
  });
};

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
const textsOf = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);

describe('the jobs', () => {
  it('CR-4 tell what is done with whom, how far it is and why it is stuck', async () => {
    openScreen();
    const [first, second, third] = await rows();

    expect(screen.getByRole('heading', { name: 'Jobs', level: 1 })).toBeTruthy();
    expect(textsOf(first)).toEqual([
      'Ask about a parcel HK-7Q4K-2M',
      'Pathao: questions about parcels',
      'Stuck after 5 attempts',
      'Pathao does not know HK-7Q4K-2M.',
      // Dhaka's clock is six hours ahead of UTC.
      '05 Jan, 2025, 02:07 pm',
      'Try againGive up',
    ]);
    expect(textsOf(second).slice(0, 4)).toEqual([
      'other HK-2',
      'Pathao: questions about parcels',
      'Waiting 1 attempt, next at 05 Jan, 2025, 03:07 pm',
      'It is down.',
    ]);
    expect(textsOf(third)[2]).toBe('In progress ');
    expect(textsOf(third)[5]).toBe('');
  });

  it('CR-4 are counted with those that the list leaves out', async () => {
    openScreen({ unlisted: 342 });
    expect(await screen.findByText('1–3 of 345 jobs')).toBeTruthy();
  });

  it('CR-4 tell when one that its courier asks to wait, and that used no attempt, is tried again, and why', async () => {
    const lastError = 'Pathao has had too many calls.';
    const unworked = { ...waiting, attempts: 0, lastError: '' };
    openScreen({ jobs: [{ ...unworked, lastError }, unworked] });
    const [putOff, first] = await rows();
    expect(textsOf(putOff).slice(2, 4)).toEqual(['Waiting next at 05 Jan, 2025, 03:07 pm', lastError]);
    expect(textsOf(first).slice(2, 4)).toEqual(['Waiting ', '']);
  });

  it('CR-4 name no time of a next attempt while a job is in progress', async () => {
    openScreen({ jobs: [{ ...working, attempts: 2 }] });
    const [first] = await rows();
    expect(textsOf(first)[2]).toBe('In progress ');
  });

  it.each([
    ['at once while they wait', 'other HK-2', null, 'PUT /jobs/j2'],
    [
      'after a question when they are stuck, since their work may have been done',
      'Ask about a parcel HK-7Q4K-2M',
      'Yes, try again!',
      'PUT /jobs/j1',
    ],
  ])('CR-4 are tried again %s', async (_when, name, answer, call) => {
    const { user, requests } = openScreen();
    await rows();
    await user.click(screen.getByRole('button', { name: `Try again: ${name}` }));
    if (answer !== null) await user.click(await screen.findByRole('button', { name: answer }));

    expect(await screen.findByText('It is being tried again now.')).toBeTruthy();
    expect(requests.filter((request) => request.call.startsWith('PUT'))).toEqual([
      { call, body: { decision: 'tryAgain' } },
    ]);
  });

  it('CR-4 are given up after a question, and say so when they were done meanwhile', async () => {
    const { user, requests } = openScreen({ decisionStatus: 409 });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Give up: Ask about a parcel HK-7Q4K-2M' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, give it up!' }));

    expect(await screen.findByText(/It was not given up\. The job is done\./)).toBeTruthy();
    expect(requests.find(({ call }) => call.startsWith('PUT'))).toEqual({
      call: 'PUT /jobs/j1',
      body: { decision: 'giveUp' },
    });
  });

  it('CR-4 say that nothing waits', async () => {
    openScreen({ jobs: [] });

    expect(await screen.findByText('Nothing is waiting')).toBeTruthy();
  });

  it('CR-6 show beside them how each courier gets on', async () => {
    openScreen({ couriers: [pathao] });
    const card = await screen.findByRole('list', { name: 'Couriers' });

    expect([...card.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      'Never',
      '05 Jan, 2025, 03:07 pm',
      '2: It is down. (05 Jan, 2025, 03:07 pm)',
      '৳4,200 (05 Jan, 2025, 03:07 pm)',
    ]);
  });

  it('CR-7 show the words of a courier that the shop does not know, where there are some', async () => {
    const lastAt = '2025-01-05T09:07:00.000Z';
    const unknownWords = [
      { word: 'order.teleported', count: 3, lastAt },
      { word: 'order.vanished', count: 1, lastAt },
    ];
    openScreen({ couriers: [pathao, { ...pathao, courier: 'steadfast', unknownWords }] });
    const card = await screen.findByRole('list', { name: 'Couriers' });

    expect(within(card).getAllByRole('heading', { level: 3 })).toHaveLength(1);
    const list = within(card).getByRole('heading', { name: 'Words that the shop does not know' }).nextSibling;
    expect([...(list?.childNodes ?? [])].map(({ textContent }) => textContent)).toEqual([
      'order.teleported (3 times, last on 05 Jan, 2025, 03:07 pm)',
      'order.vanished (once, last on 05 Jan, 2025, 03:07 pm)',
    ]);
  });

  it('CR-6 say that the state of the couriers could not be loaded, and try again', async () => {
    const { user, requests } = openScreen({ couriers: null });
    const failure = within(
      (await screen.findByText(/state of the couriers/)).closest('[role=alert]') as HTMLElement,
    );
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(requests.filter(({ call }) => call === 'GET /courierHealth').length).toBeGreaterThan(1),
    );
  });
});
