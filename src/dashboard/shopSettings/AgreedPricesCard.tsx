import { useRef, useState } from 'react';
import { useCapability } from '#api/client/useCapability.ts';
import { useCourierDeskQuery } from '#api/orders/courierDeskApi.ts';
import { noCourierDesk } from '#domain/consignments/courierDesk.ts';
import { type CourierId, couriers, offeredCouriers } from '#domain/consignments/couriers.ts';
import { emptyCourierPrices } from '#domain/shop/courierPricesForm.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { SmallText } from '../components/layout/SmallText.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { CourierPricesFields } from './CourierPricesFields.tsx';
import { useAgreedPrices } from './useAgreedPrices.ts';
import type { ShopSettingsFormState } from './useShopSettingsForm.ts';

/** The card with the prices that each courier has agreed to take for a parcel (CA-7). */
export const AgreedPricesCard = ({ formik }: { readonly formik: ShopSettingsFormState['formik'] }) => {
  const agreed = useAgreedPrices(formik);
  const { prices, change, removeCourier } = agreed;
  /** The courier whose prices a press has just added; `null` for none. */
  const [addedCourier, setAddedCourier] = useState<CourierId | null>(null);
  const choicesRef = useRef<HTMLDivElement>(null);
  const hasParcels = useCapability('consignments');
  const { data: desk = noCourierDesk } = useCourierDeskQuery(undefined, { skip: !hasParcels });
  const hasPrices = (courier: CourierId) => prices.some((courierPrices) => courierPrices.courier === courier);
  const couriersWithoutPrices = offeredCouriers(desk.couriers).filter((courier) => !hasPrices(courier));
  const add = (courier: CourierId) => {
    setAddedCourier(courier);
    change([...prices, emptyCourierPrices(courier)]);
  };
  const remove = (index: number) => {
    // The pressed button is about to be removed, with the focus.
    choicesRef.current?.focus();
    removeCourier(index);
  };
  return (
    <TitledCard isSpaced title={messages.agreedPrices}>
      <SmallText>{messages.whatAgreedPricesAre}</SmallText>
      {prices.map(({ courier }, index) => (
        <CourierPricesFields
          key={courier}
          agreed={agreed}
          index={index}
          takesFocus={addedCourier === courier}
          onRemove={() => remove(index)}
        />
      ))}
      <Row
        ref={choicesRef}
        gap={2}
        tabIndex={-1}
        role="group"
        aria-label={messages.couriersWithoutAgreedPrices}
      >
        {couriersWithoutPrices.map((courier) => (
          <Button key={courier} tone="plain" size="s" onClick={() => add(courier)}>
            {messages.addPricesOf(couriers[courier].name)}
          </Button>
        ))}
      </Row>
    </TitledCard>
  );
};
