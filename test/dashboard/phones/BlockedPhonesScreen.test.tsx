import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as BlockedPhonesScreen } from '#dashboard/phones/BlockedPhonesScreen.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { createGate } from '../../support/createGate.ts';

const phone = {
  _id: 'p1',
  mobileNumber: '01711000222',
  reason: 'Returned three parcels.',
  by: 'Nusrat Jahan',
  at: '2025-01-05T09:07:00.000Z',
};

/** A host with one blocked phone; `status` is that of its answer to blocking another, `state` the navigation state. */
const openScreen = ({ status = 200, state = null }: { status?: number; state?: unknown } = {}) => {
  const phones: object[] = [phone];
  return renderStaffScreen(
    <BlockedPhonesScreen />,
    (call, body) => {
      if (call.startsWith('GET')) return { body: { phones, total: phones.length, next: null } };
      if (status !== 200) return { status, body: { code: 'invalid', message: 'The shop said no.' } };
      phones.unshift({ ...phone, _id: 'p2', ...(body as object) });
      return { body: {} };
    },
    { state },
  );
};
const numbers = () => screen.findAllByText(/^01\d{9}$/);
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('the blocked phones', () => {
  it('MD-3 are listed with reason, account and time', async () => {
    openScreen();
    const row = (await numbers())[0]?.closest('tr');
    expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '01711000222',
      'Returned three parcels.',
      'Nusrat Jahan 05 Jan, 2025, 03:07 pm',
      'Unblock',
    ]);
  });

  it('MD-3 get a number with its reason, after both were entered', async () => {
    const { user, requests } = openScreen();
    await numbers();
    const block = screen.getByRole('button', { name: 'Block the number' });
    await user.click(block);
    expect(screen.getByText('Please enter a mobile number of 11 digits.')).toBeTruthy();
    expect(screen.getByText('Please say why the number is blocked.')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Mobile number/), '01911000111');
    await user.type(screen.getByLabelText(/^Reason/), ' Abuses the courier. ');
    await user.click(block);

    await expect.poll(async () => textsOf(await numbers())).toEqual(['01911000111', '01711000222']);
    expect(requests.find(({ call }) => call === 'POST /blockedPhones')?.body).toEqual({
      mobileNumber: '01911000111',
      reason: 'Abuses the courier.',
    });
    expect(screen.getByLabelText<HTMLInputElement>(/^Mobile number/).value).toBe('');
  });

  it('MD-3 take no number while another one is being blocked, since it would be lost', async () => {
    const { opened: isBlocked, open: block } = createGate();
    const { user } = renderStaffScreen(<BlockedPhonesScreen />, async (call) => {
      if (call.startsWith('GET')) return { body: { phones: [phone], total: 1, next: null } };
      await isBlocked;
      return { body: {} };
    });
    await numbers();
    const [number, reason] = [/^Mobile number/, /^Reason/].map((label) =>
      screen.getByLabelText<HTMLInputElement>(label),
    ) as [HTMLInputElement, HTMLInputElement];
    await user.type(number, '01911000111');
    await user.type(reason, 'Abuses{Enter}');
    await user.type(number, '0');
    await user.type(reason, '!');
    expect([number.value, reason.value]).toEqual(['01911000111', 'Abuses']);
    block();
    await expect.poll(() => [number.value, reason.value]).toEqual(['', '']);
    await user.type(number, '018');
    expect(number.value).toBe('018');
  });

  it('MD-3 begin with the number of the order that staff came from, and say so when it was not blocked', async () => {
    const { user } = openScreen({ status: 400, state: { mobileNumber: '01811000333' } });
    await numbers();
    expect(screen.getByLabelText<HTMLInputElement>(/^Mobile number/).value).toBe('01811000333');
    await user.type(screen.getByLabelText(/^Reason/), 'Abuses');
    await user.click(screen.getByRole('button', { name: 'Block the number' }));
    expect(await screen.findByText('The number was not blocked. The shop said no.')).toBeTruthy();
  });

  it('API-8 are absent where the host keeps none', () => {
    renderStaffScreen(<BlockedPhonesScreen />, () => ({ status: 500, body: {} }), { capabilities: [] });
    expect(screen.getByText("This shop's server can't block phones.")).toBeTruthy();
  });
});
