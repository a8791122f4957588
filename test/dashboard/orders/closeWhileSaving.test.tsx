import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StageForm } from '#dashboard/orders/parcels/StageForm.tsx';
import { PayoutForm } from '#dashboard/orders/statements/PayoutForm.tsx';
import { WriteOff } from '#dashboard/orders/WriteOff.tsx';
import { createGate } from '../../journeys/support/gate.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { aParcel } from '../../support/builders/aDecision.ts';

const refusal = { status: 409, body: { code: 'parcelRefused', message: 'The parcel has moved.' } };

/** Opens a form in front of a host that refuses what the form sends, but only when `refuse` is called. */
const openSlowly = (form: Parameters<typeof renderStaffScreen>[0]) => {
  const { opened: given, open: refuse } = createGate();
  const view = renderStaffScreen(form, async (call) => {
    if (call.startsWith('GET')) return { body: {} };
    await given;
    return refusal;
  });
  return { ...view, refuse };
};

const closeButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Close' });

/** A form that was sent has to stay, since its failure would be lost with it. */
const expectToStay = async (refuse: () => void, problem: RegExp) => {
  await waitFor(() => expect(closeButton().disabled).toBe(true));
  refuse();
  await screen.findByText(problem);
  expect(closeButton().disabled).toBe(false);
};

describe('a form that is being sent', () => {
  it('CN-3 about the stage of a parcel is not closed before the answer', async () => {
    const form = <StageForm parcel={aParcel({ stage: 'withCourier' })} onClose={() => undefined} />;
    const { user, refuse } = openSlowly(form);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectToStay(refuse, /The parcel has moved\./);
  });

  it('CN-3 about a write-off is not closed before the answer', async () => {
    const form = <WriteOff {...aParcel({ cashState: 'short', unremitted: 110 })} />;
    const { user, refuse } = openSlowly(form);
    await user.click(screen.getByRole('button'));
    await user.type(screen.getByRole('textbox'), 'Lost');
    await user.click(screen.getByRole('button', { name: /^Write off/ }));
    await expectToStay(refuse, /The parcel has moved\./);
  });

  it('CN-3 about a payout is not closed before the answer', async () => {
    const { opened: given, open: give } = createGate();
    const save = async () => {
      await given;
      throw new Error('refused');
    };
    const { user } = renderStaffScreen(
      <PayoutForm net={110} saveLabel="Save" today="2026-11-25" onSave={save} onClose={() => undefined} />,
      () => ({ body: {} }),
    );
    await user.type(screen.getByRole('textbox', { name: /^Reference/ }), 'R-1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectToStay(give, /The payout was not saved/);
  });
});
