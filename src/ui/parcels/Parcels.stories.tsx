import type { CustomerParcel } from '#domain/consignments/customerParcel.ts';
import { CustomerParcels } from './CustomerParcels.tsx';

const onItsWay: CustomerParcel = {
  courier: 'Steadfast',
  trackingCode: 'SF-1234',
  trackingUrl: 'https://steadfast.com.bd/t/SF-1234',
  stage: 'withCourier',
};

export const Parcels = () => (
  <CustomerParcels
    parcels={[
      onItsWay,
      {
        courier: 'Own rider',
        trackingCode: 'HK-7Q4K-2E-2',
        trackingUrl: null,
        stage: 'outForDelivery',
        exchangeAmount: 90,
      },
    ]}
  />
);
