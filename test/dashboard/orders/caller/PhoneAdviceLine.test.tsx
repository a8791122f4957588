import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DoorReturns } from '#dashboard/orders/caller/DoorReturns.tsx';
import { PhoneAdviceLine } from '#dashboard/orders/caller/PhoneAdviceLine.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';

const desk = {
  couriers: ['steadfast'],
  hasParcels: true,
  scoresPhones: 'steadfast',
  returns: [],
  pickups: [],
};

const openAdvice = (
  answer: { status?: number; body: unknown },
  status: 'Pending' | 'Confirmed' = 'Pending',
) =>
  renderStaffScreen(<PhoneAdviceLine order={anOrder({ _id: 'o1', orderStatus: status })} />, (call) =>
    call === 'GET /courierDesk' ? { body: desk } : answer,
  );

describe('the advice beside a phone number', () => {
  const known = {
    courier: 'steadfast',
    isKnown: true,
    delivered: 83,
    cancelled: 17,
    reports: 1,
    problem: '',
  };

  it.each([
    [known, 'Steadfast: 83 % of its finished parcels delivered, 17 % cancelled; 1 report.'],
    [{ ...known, delivered: null, cancelled: null, reports: 0 }, 'Steadfast: nothing finished yet.'],
    [
      { ...known, isKnown: false, problem: 'It does not answer.' },
      'Steadfast did not give its score: It does not answer.',
    ],
  ])('CR-10 tells %o in a sentence', async (advice, text) => {
    openAdvice({ body: advice });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('CR-10 says that the score is not known when the shop cannot be asked', async () => {
    openAdvice({ status: 500, body: {} });
    await screen.findByText('The courier’s score for this phone number is not known right now.');
  });

  it('CR-10 asks nobody about an order that is no longer pending', async () => {
    const { requests, container } = openAdvice({ body: known }, 'Confirmed');
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    expect(requests.map(({ call }) => call)).toEqual(['GET /courierDesk']);
    expect(container.textContent).toBe('');
  });

  it.each([
    [{ parcels: 2, cost: 120 }, 'Returned at the door 2 times, cost ৳120'],
    [{ parcels: 1, cost: 0 }, 'Returned at the door once'],
    [{ parcels: 0, cost: 0 }, ''],
  ])('CR-11 tells of the parcels that came back from the door: %o', (doorReturns, text) => {
    const phoneHistory = { doorReturns } as Parameters<typeof DoorReturns>[0]['phoneHistory'];
    const { container } = renderStaffScreen(<DoorReturns phoneHistory={phoneHistory} />, () => ({
      body: {},
    }));
    expect(container.textContent).toBe(text);
  });
});
