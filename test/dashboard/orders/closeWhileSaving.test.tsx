import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderCorrection } from '#dashboard/orders/corrections/OrderCorrection.tsx';
import { CallButtons } from '#dashboard/orders/notes/CallButtons.tsx';
import { ParcelItem } from '#dashboard/orders/parcels/ParcelItem.tsx';
import { StageForm } from '#dashboard/orders/parcels/StageForm.tsx';
import { PayoutForm } from '#dashboard/orders/statements/PayoutForm.tsx';
import { DecisionButtons } from '#dashboard/orders/toDecide/DecisionButtons.tsx';
import { WriteOff } from '#dashboard/orders/WriteOff.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { aDecision } from '../../support/builders/aDecision.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { aParcel } from '../../support/builders/aParcel.ts';
import { aProduct } from '../../support/builders/aProduct.ts';
import { createGate } from '../../support/createGate.ts';

const refusal = { status: 409, body: { code: 'parcelRefused', message: 'Nusrat was first.' } };

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

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const closeButton = () => button('Close');

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
    await expectToStay(refuse, /Nusrat was first\./);
  });

  it('CN-3 about a parcel is not taken away by the buttons that open its forms', async () => {
    const parcel = { ...aParcel({ stage: 'withCourier' }), history: [], cashHistory: [] };
    const { user, refuse } = openSlowly(
      <ParcelItem parcel={parcel} orderStatus="Confirmed" now={new Date()} />,
    );
    await user.click(button('Move the parcel'));
    await user.click(button('Save'));
    await waitFor(() => expect(closeButton().disabled).toBe(true));
    await user.click(button('Code and fee'));
    await user.click(button('Move the parcel'));
    await expectToStay(refuse, /Nusrat was first\./);
    expect(button('Move the parcel').disabled).toBe(false);
  });

  it('CN-3 about a decision is not taken away by the buttons of its choices', async () => {
    const decision = aDecision();
    const { user, refuse } = openSlowly(
      <DecisionButtons
        decision={decision}
        name="HK-1"
        onDecided={() => undefined}
        onProblem={() => undefined}
      />,
    );
    await user.click(button('Let it come back: HK-1'));
    await user.click(button('Let it come back'));
    await waitFor(() => expect(closeButton().disabled).toBe(true));
    await user.click(button('Customer takes it: HK-1'));
    await user.click(button('Let it come back: HK-1'));
    await expectToStay(refuse, /Nusrat was first\./);
    expect(button('Let it come back: HK-1').disabled).toBe(false);
  });

  it('CN-3 with a note is not taken away by the buttons of a call', async () => {
    const { user, refuse } = openSlowly(<CallButtons orderId="o1" />);
    await user.click(button('Add a note'));
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Second floor');
    await user.click(button('Save'));
    await waitFor(() => expect(closeButton().disabled).toBe(true));
    await user.click(button('No answer'));
    await user.click(button('Add a note'));
    await expectToStay(refuse, /Nusrat was first\./);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Note/ }).value).toBe('Second floor');
  });

  it('CN-3 about a write-off is not closed before the answer', async () => {
    const form = <WriteOff parcel={aParcel({ cashState: 'short', unremitted: 110 })} />;
    const { user, refuse } = openSlowly(form);
    await user.click(screen.getByRole('button'));
    await user.type(screen.getByRole('textbox'), 'Lost');
    await user.click(screen.getByRole('button', { name: /^Write off/ }));
    await expectToStay(refuse, /Nusrat was first\./);
  });

  it('CN-3 about a correction is not closed before the answer', async () => {
    const { opened: given, open: refuse } = createGate();
    const kettle = aProduct({ colors: ['Red'] });
    const form = <OrderCorrection id="o1" renderHeading={() => null} onClose={() => undefined} />;
    const { user } = renderStaffScreen(form, async (call) => {
      if (call === 'GET /orders/o1')
        return { body: { data: anOrder({ _id: 'o1' }), history: [], revisions: [] } };
      if (call.startsWith('GET')) return { body: { data: kettle } };
      await given;
      return refusal;
    });
    await user.type(await screen.findByLabelText('Comment'), ' Please call.');
    await user.click(button('Save'));
    await waitFor(() => expect(button('Cancel').disabled).toBe(true));
    refuse();
    await screen.findByText(/Nusrat was first\./);
    expect(button('Cancel').disabled).toBe(false);
  });

  it('CN-3 about a payout is not closed before the answer', async () => {
    const { opened: given, open: refuse } = createGate();
    const save = async () => {
      await given;
      throw new Error('refused');
    };
    const { user } = renderStaffScreen(
      <PayoutForm net={110} saveLabel="Save" onSave={save} onClose={() => undefined} />,
      () => ({ body: {} }),
    );
    await user.type(screen.getByRole('textbox', { name: /^Reference/ }), 'R-1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectToStay(refuse, /The payout was not saved/);
  });
});
