import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { CustomerParcel } from '#domain/consignments/customerParcel.ts';
import { CustomerParcels } from '#ui/parcels/CustomerParcels.tsx';

/** A parcel of the shop's own rider, which has no code. */
const parcel = (stage: CustomerParcel['stage']): CustomerParcel => ({
  courier: 'Own rider',
  trackingCode: null,
  trackingUrl: null,
  stage,
});
const stages = () => screen.getAllByRole('listitem').map((item) => item.lastElementChild?.textContent);

it('CR-9 two parcels of one courier without codes are two rows, also after one of them has changed', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => error.mockRestore());
  const { rerender } = render(<CustomerParcels parcels={[parcel('withCourier'), parcel('delivered')]} />);
  const [, delivered] = stages();
  rerender(<CustomerParcels parcels={[parcel('delivered')]} />);
  expect(stages()).toEqual([delivered]);
  expect(error.mock.calls).toEqual([]);
});

it('CR-9 CR-16 an exchange is named so, with what is to be paid for it until it arrives', () => {
  const exchange = (stage: CustomerParcel['stage'], exchangeAmount: number) => ({
    ...parcel(stage),
    exchangeAmount,
  });
  const parcels = [exchange('withCourier', 0), exchange('withCourier', 90), exchange('delivered', 90)];
  render(<CustomerParcels parcels={[parcel('delivered'), ...parcels]} />);
  const first = screen.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent?.trim());
  expect(first).toEqual(['Own rider', 'Exchange · nothing to pay', 'Exchange · ৳90 to pay', 'Exchange']);
});
