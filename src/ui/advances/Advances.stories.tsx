import { PaidInAdvance } from './PaidInAdvance.tsx';

export const Advances = () => (
  <>
    <PaidInAdvance
      payment={{ toPay: 2170, advances: { paid: 120, refundDue: 0, refunded: 0 } }}
      orderStatus="Shipping"
    />
    <PaidInAdvance
      payment={{ toPay: 2290, advances: { paid: 0, refundDue: 120, refunded: 60 } }}
      orderStatus="Cancelled"
    />
  </>
);
