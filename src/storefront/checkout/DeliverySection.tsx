import { useId } from 'react';
import { styled } from 'styled-components';
import { addressTypes } from '#domain/checkout.ts';
import { districts } from '#domain/districts.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { RadioGroup } from '#ui/forms/RadioGroup.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { from } from '#ui/theme/media.ts';
import { CheckoutSection } from './CheckoutSection.tsx';
import type { CheckoutFields } from './useCheckoutForm.ts';

interface DeliverySectionProps {
  readonly fields: CheckoutFields;
}

/** Recipient and address (CO-1 … CO-3). */
export const DeliverySection = ({ fields }: DeliverySectionProps) => {
  const { text, mobileNumber, choice } = fields;
  const districtsId = useId();
  return (
    <CheckoutSection title="Your details">
      <Fields>
        <TextField label="Full name" autoComplete="name" required {...text('name')} />
        <TextField label="E-mail" type="email" autoComplete="email" required {...text('email')} />
        <TextField
          label="Mobile number"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder="01XXXXXXXXX"
          hint="11 digits; we phone you before preparing the delivery."
          required
          {...mobileNumber()}
        />
        <TextField
          label="District"
          autoComplete="address-level2"
          list={districtsId}
          hint="Start typing and choose from the list."
          required
          {...text('district')}
        />
        <datalist id={districtsId}>
          {districts.map((district) => (
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
const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
