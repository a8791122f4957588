import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PickupRequest } from '#dashboard/orders/parcels/PickupRequest.tsx';
import { ReturnRequest } from '#dashboard/orders/parcels/ReturnRequest.tsx';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { requestsDone } from '../../../support/browser/requestsDone.ts';
import { aParcel } from '../../../support/builders/aParcel.ts';
import { ownSettings } from '../../../support/ownSettings.ts';

const desk = {
  couriers: ['steadfast'],
  hasParcels: true,
  scoresPhones: 'steadfast',
  returns: ['steadfast'],
  pickups: ['steadfast'],
};
const asked = {
  courier: 'steadfast',
  progress: 'asked',
  problem: '',
  state: 'pending',
  requestedAt: '2026-01-05T10:00:00.000Z',
  requestedBy: 'Rahima',
};
const noAnswer = { status: 503, body: { code: 'unavailable', message: 'Steadfast does not answer.' } };

const openPickups = (
  answer: { status?: number; body: unknown } = { body: { data: { ...asked, id: 'r1' } } },
) => {
  const requests: unknown[] = [];
  return renderStaffScreen(<PickupRequest />, (call) => {
    if (call === 'GET /courierDesk') return { body: desk };
    if (call === 'POST /pickups') {
      if (answer.status === undefined) requests.push({ ...asked, id: 'r1', reason: '3 parcels at Mirpur' });
      return answer;
    }
    return { body: { requests } };
  });
};

const openForm = async (answer?: Parameters<typeof openPickups>[0]) => {
  const screenOf = openPickups(answer);
  await screenOf.user.click(await screen.findByRole('button', { name: 'Ask Steadfast for a pick-up' }));
  return screenOf;
};

const fillIn = async ({ user }: Awaited<ReturnType<typeof openForm>>) => {
  await user.type(screen.getByRole('textbox', { name: /^Police station/ }), 'Mirpur');
  await user.type(screen.getByRole('textbox', { name: /^Number of parcels/ }), '৩');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
};

describe('the request for a pick-up', () => {
  it('CR-11 begins with the shop’s address and number, and names each field that is wrong', async () => {
    const { user, requests } = await openForm();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Where the parcels are/ }).value).toBe(
      ownSettings.shop.address,
    );
    await user.clear(screen.getByRole('textbox', { name: /^Mobile number/ }));
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(screen.getByText('Please enter the police station')).toBeTruthy();
    expect(screen.getByText('Please enter a mobile number of 11 digits')).toBeTruthy();
    expect(screen.getByText('Please enter how many parcels there are')).toBeTruthy();
    expect(requests.filter(({ call }) => call === 'POST /pickups')).toEqual([]);
  });

  it('CR-11 SH-16 has a summary of the wrong fields, which takes the focus', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    const summary = await screen.findByRole('group', { name: '2 fields need another look:' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Police station: Please enter the police station',
      'Number of parcels: Please enter how many parcels there are',
    ]);
  });

  it('CR-11 asks, closes the form and shows what was asked for', async () => {
    const opened = await openForm();
    // Spaces before the name are not sent.
    await opened.user.type(screen.getByRole('textbox', { name: /^Police station/ }), '  ');
    await fillIn(opened);
    await screen.findByText(/^Steadfast was asked to fetch 3 parcels at Mirpur: pending/);
    expect(opened.requests.find(({ call }) => call === 'POST /pickups')?.body).toMatchObject({
      courier: 'steadfast',
      policeStation: 'Mirpur',
      parcels: 3,
    });
    expect(screen.queryByRole('form', { name: 'Ask Steadfast for a pick-up' })).toBeNull();
  });

  it.each([
    ['asking', '', 'Steadfast is being asked to fetch 3 parcels at Mirpur (Rahima, 05 Jan, 2026, 04:00 pm).'],
    [
      'refused',
      'Steadfast: It comes already.',
      'The request to fetch 3 parcels at Mirpur was not accepted. Steadfast: It comes already.',
    ],
    [
      'unknown',
      'The shop stopped while it was asking.',
      "We couldn't tell whether Steadfast accepted the request to fetch 3 parcels at Mirpur. The shop stopped while it was asking. Ask again: Steadfast accepts the same request only once.",
    ],
  ])('CR-11 tells of a request that is %s', async (progress, problem, text) => {
    const request = { ...asked, id: 'r1', reason: '3 parcels at Mirpur', state: '', progress, problem };
    renderStaffScreen(<PickupRequest />, (call) =>
      call === 'GET /courierDesk' ? { body: desk } : { body: { requests: [request] } },
    );
    expect((await screen.findByRole('status')).textContent).toBe(text);
  });

  it('CR-11 keeps the form with what was typed when the courier does not answer', async () => {
    await fillIn(await openForm(noAnswer));
    await screen.findByText(
      /^We couldn't tell whether Steadfast was asked\. If it was, the request appears here soon\./,
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Police station/ }).value).toBe('Mirpur');
  });

  it('CR-11 is not shown where no courier is asked', async () => {
    const { requests, container, store } = renderStaffScreen(<PickupRequest />, () => ({
      body: { ...desk, pickups: [] },
    }));
    await requestsDone(store);
    expect(requests.map(({ call }) => call)).toEqual(['GET /courierDesk']);
    expect(container.textContent).toBe('');
  });
});

const openReturn = (stage: ConsignmentStage, courier: 'steadfast' | 'redx' = 'steadfast') => {
  const requests: unknown[] = [];
  const parcel = aParcel({ id: 'c1', orderId: 'o1', courier, stage });
  return renderStaffScreen(<ReturnRequest parcel={parcel} />, (call, body) => {
    if (call === 'GET /courierDesk') return { body: desk };
    if (call.startsWith('POST')) {
      const { reason } = body as { reason: string };
      requests.push({ ...asked, id: 'r1', consignmentId: 'c1', reason });
      return { body: { data: requests[0] } };
    }
    return { body: { requests } };
  });
};

/** The request for the return of a parcel that is on hold, as the shop has it. */
const openAsked = (request: Readonly<Record<string, unknown>>) => {
  const parcel = aParcel({ id: 'c1', orderId: 'o1', courier: 'steadfast', stage: 'onHold' });
  return renderStaffScreen(<ReturnRequest parcel={parcel} />, (call) =>
    call === 'GET /courierDesk'
      ? { body: desk }
      : {
          body: {
            requests: [
              { ...asked, id: 'r1', consignmentId: 'c1', reason: 'She moved', state: '', ...request },
            ],
          },
        },
  );
};

const askButton = () => screen.queryByRole('button', { name: 'Ask Steadfast to return it' });

describe('the request for a return', () => {
  it.each([
    ['', ''],
    [
      'Steadfast cannot be reached.',
      ' Steadfast cannot be reached. The shop will try again. If that does not help, an admin decides on the Jobs page.',
    ],
  ])(
    'CR-11 says that the courier is being asked, and offers no second press, with “%s”',
    async (problem, more) => {
      openAsked({ progress: 'asking', problem });
      const status = await screen.findByRole('status');
      expect(status.textContent).toBe(
        `Steadfast is being asked to return it (“She moved”, Rahima, 05 Jan, 2026, 04:00 pm).${more}`,
      );
      expect(askButton()).toBeNull();
    },
  );

  it.each([
    [
      'refused',
      'Steadfast: It is delivered.',
      'The request to return it was not accepted. Steadfast: It is delivered.',
    ],
    [
      'unknown',
      'The shop stopped while it was asking.',
      "We couldn't tell whether Steadfast accepted the request to return it. The shop stopped while it was asking. Ask again: Steadfast accepts the same request only once.",
    ],
  ])(
    'CR-11 tells beside the parcel that a request is %s, and offers to ask again',
    async (progress, problem, text) => {
      const { user } = openAsked({ progress, problem });
      expect((await screen.findByRole('status')).textContent).toBe(text);
      await user.click(await screen.findByRole('button', { name: 'Ask Steadfast to return it' }));
      expect(screen.getByRole('textbox', { name: /^Why it should come back/ })).toBeTruthy();
    },
  );

  it.each(['cancelled', 'Rejected'])(
    'CR-11 offers to ask again once the courier calls it %s',
    async (state) => {
      openAsked({ progress: 'asked', state });
      expect((await screen.findByRole('status')).textContent).toMatch(`asked to return it: ${state} (`);
      expect(askButton()).toBeTruthy();
    },
  );

  it.each(['pending', 'completed'])(
    'CR-11 offers no second press while the courier calls it %s',
    async (state) => {
      openAsked({ progress: 'asked', state });
      await screen.findByText(`asked to return it: ${state} (`, { exact: false });
      expect(askButton()).toBeNull();
    },
  );

  it('CR-11 wants a reason, asks, and shows the state of the request in place of the button', async () => {
    const { user, requests } = openReturn('onHold');
    await user.click(await screen.findByRole('button', { name: 'Ask Steadfast to return it' }));
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(screen.getByText('Please say why')).toBeTruthy();

    await user.type(screen.getByRole('textbox', { name: /^Why it should come back/ }), 'She moved');
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByText(/^Steadfast was asked to return it: pending \(“She moved”, Rahima, /);
    expect(screen.queryByRole('button', { name: 'Ask Steadfast to return it' })).toBeNull();
    expect(requests.find(({ call }) => call === 'POST /consignments/c1/returnRequests')?.body).toEqual({
      reason: 'She moved',
    });
  });

  it.each([
    ['a delivered parcel', 'delivered', 'steadfast'],
    ['a parcel of a courier that is not asked', 'onHold', 'redx'],
  ] as const)('CR-11 is not offered for %s', async (_what, stage, courier) => {
    const { container, store } = openReturn(stage, courier);
    await requestsDone(store);
    expect(container.querySelector('button')).toBeNull();
  });
});
