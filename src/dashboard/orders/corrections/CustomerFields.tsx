import { addressTypes } from '#domain/checkout/checkoutForm.ts';
import { deliveryAreaNames } from '#domain/checkout/delivery.ts';
import { districts } from '#domain/checkout/districts.ts';
import * as messages from '#messages/dashboard/orders/corrections.ts';
import { districtName } from '#messages/domain/districts.ts';
import { nameOf } from '#messages/domain/names.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { fieldProps } from '#ui/forms/fieldProps.ts';
import { Select } from '#ui/forms/Select.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { Fields, Wide } from './customerFieldStyles.ts';
import type { CorrectionFormState } from './useCorrectionForm.ts';

type Formik = CorrectionFormState['formik'];

/** The options with the order's present value, which on another host may be none of them. */
const withCurrent = (options: readonly string[], current: string) =>
  [...new Set([...options, current])].map((value) => ({ value, label: nameOf(value) }));

/** Recipient and address of the order that is corrected. */
export const CustomerFields = ({ formik }: { readonly formik: Formik }) => {
  const { initialValues } = formik;
  return (
    <TitledCard isSpaced title={messages.customerAndAddress}>
      <Fields>
        <TextField label={messages.name} required autoComplete="off" {...fieldProps(formik, 'name')} />
        <TextField
          label={messages.mobileNumber}
          type="tel"
          inputMode="tel"
          required
          autoComplete="off"
          {...fieldProps(formik, 'mobileNumber')}
        />
        {/* Holds the district as the page names it; `useCorrectionForm` turns it back into the stored name. */}
        <TextField
          label={messages.district}
          required
          autoComplete="off"
          suggestions={districts.map(districtName)}
          {...fieldProps(formik, 'district')}
        />
        <Select
          label={messages.deliveryArea}
          required
          options={withCurrent(deliveryAreaNames, initialValues.deliveryArea)}
          {...fieldProps(formik, 'deliveryArea')}
        />
        <Wide>
          <TextArea label={messages.address} required rows={3} {...fieldProps(formik, 'address')} />
        </Wide>
        <Select
          label={messages.addressType}
          required
          options={withCurrent(addressTypes, initialValues.addressType)}
          {...fieldProps(formik, 'addressType')}
        />
        <Wide>
          <TextArea label={messages.comment} rows={2} {...fieldProps(formik, 'comment')} />
        </Wide>
      </Fields>
    </TitledCard>
  );
};
