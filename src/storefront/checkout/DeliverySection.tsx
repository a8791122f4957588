import { useId } from 'react';
import { styled } from 'styled-components';
import { addressTypes } from '#domain/checkout/checkout.ts';
import { districts, districtsInBengali } from '#domain/checkout/districts.ts';
import { isUnusualMobile } from '#domain/values/mobileNumber.ts';
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

/** Recipient and address (CO-1 … CO-3). */
export const DeliverySection = ({ fields, remembered }: DeliverySectionProps) => {
  const { text, mobileNumber, choice } = fields;
  const districtsId = useId();
  const mobile = mobileNumber();
  return (
    <CheckoutSection title="Your details">
      <Fields>
        <TextField label="Full name" autoComplete="name" enterKeyHint="next" required {...text('name')} />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          enterKeyHint="next"
          required
          {...text('email')}
        />
        <TextField
          label="Mobile number"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder="01XXXXXXXXX"
          enterKeyHint="next"
          hint={
            <>
              11 digits; we phone you before preparing the delivery.{' '}
              <Unusual>
                {isUnusualMobile(mobile.value)
                  ? 'Mobile numbers start with 013 to 019. Is this one right?'
                  : ''}
              </Unusual>
            </>
          }
          required
          {...mobile}
        />
        <TextField
          label="District"
          autoComplete="address-level2"
          list={districtsId}
          enterKeyHint="next"
          hint="Start typing and choose from the list."
          required
          {...text('district')}
        />
        <datalist id={districtsId}>
          {[...districts, ...districtsInBengali].map((district) => (
            <option key={district}>{district}</option>
          ))}
        </datalist>
        <Wide>
          <TextArea
            label="Address"
            rows={3}
            autoComplete="street-address"
            placeholder="House, road, area, thana"
            required
            {...text('address')}
          />
        </Wide>
        <Wide>
          <RadioGroup
            legend="This address is my"
            options={addressTypes.map((type) => ({ value: type, label: type }))}
            {...choice('addressType')}
          />
        </Wide>
        <Wide>
          <TextArea
            label="Comment (optional)"
            rows={2}
            placeholder="A landmark, or when to call"
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
