import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { StageForm } from '#dashboard/orders/parcels/StageForm.tsx';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { aParcel } from '../../../support/builders/aParcel.ts';

/** The form of a parcel that a colleague moves with the button “Colleague”. */
const FormOfMovedParcel = ({ to }: { readonly to: ConsignmentStage }) => {
  const [stage, setStage] = useState<ConsignmentStage>('withCourier');
  return (
    <>
      <StageForm parcel={aParcel({ stage })} onClose={() => undefined} />
      <button type="button" onClick={() => setStage(to)}>
        Colleague
      </button>
    </>
  );
};

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'The parcel is now' });

it.each([
  // Lost follows from both stages, on hold from the first alone.
  ['lost', 'outForDelivery', 'Out for delivery'],
  ['onHold', 'delivered', 'Delivered'],
] as const)(
  'CR-1 says that the parcel was moved while “%s” was chosen, now %s',
  async (chosen, to, label) => {
    const { user, requests } = renderStaffScreen(<FormOfMovedParcel to={to} />, () => ({ body: {} }));
    await user.selectOptions(select(), chosen);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Colleague' }));
    expect([screen.getByRole('alert').textContent, select().value]).toEqual([
      `This parcel has been moved in the meantime. It is “${label}” now.`,
      '',
    ]);
    // A press that was meant for the earlier stage moves nothing.
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect([requests, document.activeElement]).toEqual([[], select()]);
    // Who chooses again has read it.
    await user.selectOptions(select(), 'returning');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
