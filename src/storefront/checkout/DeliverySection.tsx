import { styled } from 'styled-components';
import { addressTypes } from '#domain/checkout/checkoutForm.ts';
import { districts, districtsInBengali, isUnusualDistrict } from '#domain/checkout/districts.ts';
import { isUnusualMobile } from '#domain/values/mobileNumber.ts';
import { nameOf } from '#messages/domain/names.ts';
import * as messages from '#messages/storefront/checkout.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { RadioGroup } from '#ui/forms/RadioGroup.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { from } from '#ui/theme/media.ts';
import { CheckoutSection } from './CheckoutSection.tsx';
import { RememberBox } from './RememberBox.tsx';
import type { CheckoutFields } from './useCheckoutForm.ts';
import type { RememberedState } from './useRememberedDetails.ts';

interface DeliverySectionProps {
  readonly fields: CheckoutFields;
  readonly remembered: RememberedState;
}

/** The fields for recipient and address (CO-1 … CO-3). */
export const DeliverySection = ({ fields, remembered }: DeliverySectionProps) => {
  const { text, mobileNumber, choice } = fields;
  const mobile = mobileNumber();
  const isMobileUnusual = !mobile.error && isUnusualMobile(mobile.value);
  const district = text('district');
  return (
    <CheckoutSection title={messages.yourDetails}>
      <Fields>
        <TextField
          label={messages.fullName}
          autoComplete="name"
          enterKeyHint="next"
          required
          {...text('name')}
        />
        <TextField
          label={messages.email}
          type="email"
          autoComplete="email"
          enterKeyHint="next"
          required
          {...text('email')}
        />
        <TextField
          label={messages.mobileNumber}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder="01XXXXXXXXX"
          enterKeyHint="next"
          hint={
            <>
              {messages.digitsOfNumber}{' '}
              <Unusual>{isMobileUnusual ? messages.unusualMobileNumber : ''}</Unusual>
            </>
          }
          required
          {...mobile}
        />
        <TextField
          label={messages.district}
          autoComplete="address-level2"
          suggestions={[...districts, ...districtsInBengali]}
          enterKeyHint="next"
          hint={
            <>
              {messages.chooseFromTheList}{' '}
              <Unusual>{isUnusualDistrict(district.value) ? messages.unusualDistrict : ''}</Unusual>
            </>
          }
          required
          {...district}
        />
        <Wide>
          <TextArea
            label={messages.address}
            rows={3}
            autoComplete="street-address"
            placeholder={messages.addressExample}
            required
            {...text('address')}
          />
        </Wide>
        <Wide>
          <RadioGroup
            legend={messages.thisAddressIsMy}
            options={addressTypes.map((type) => ({ value: type, label: nameOf(type) }))}
            {...choice('addressType')}
          />
        </Wide>
        <Wide>
          <TextArea
            label={messages.commentOptional}
            rows={2}
            placeholder={messages.commentExample}
            {...text('comment')}
          />
        </Wide>
        <Wide>
          <RememberBox state={remembered} />
        </Wide>
      </Fields>
    </CheckoutSection>
  );
};

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
  align-items: start;
  ${from.tablet} { grid-template-columns: 1fr 1fr; gap: var(--space-5) var(--space-4); }
`;
const Unusual = styled.output`
  color: var(--warning);
  font-weight: 600;
`;
const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
