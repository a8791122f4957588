import { type ChangeEvent, useRef } from 'react';
import { useShop } from '#api/client/useShop.ts';
import { addressTypes } from '#domain/checkout/checkoutForm.ts';
import { deliveryAreas } from '#domain/checkout/delivery.ts';
import { areaOfDistrict, districts, districtsInBengali } from '#domain/checkout/districts.ts';
import { isUnusualCaller } from '#domain/orders/phoneOrder.ts';
import { isDeliveredFree } from '#domain/shop/orderTerms.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/phoneOrder.tsx';
import { nameOf } from '#messages/domain/names.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { fieldProps } from '#ui/forms/fieldProps.ts';
import { Select } from '#ui/forms/Select.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { Fields, Wide } from '../corrections/customerFieldStyles.ts';
import { EarlierAddresses } from './EarlierAddresses.tsx';
import type { PhoneOrderFormState } from './usePhoneOrderForm.ts';

/** The fields for who calls and where the parcel goes, with the same rules as the checkout. */
export const CallerFields = ({ form }: { readonly form: PhoneOrderFormState }) => {
  const { formik, draft } = form;
  const shop = useShop();
  const isFree = isDeliveredFree(shop, draft.subTotal);
  const areaOptions = deliveryAreas.map(({ name, charge: setting }) => {
    const charge = shop[setting];
    const price = isFree || charge === 0 ? messages.free : formatTaka(charge);
    return { value: name, label: `${nameOf(name)}, ${price}` };
  });
  /** The delivery area of the last known district: while another one is typed, the field has no known one. */
  const suggestedArea = useRef('');
  /** Chooses the delivery area of a known district too, until staff have chosen another one. */
  const changeDistrict = (event: ChangeEvent<HTMLInputElement>) => {
    const { district, deliveryArea } = formik.values;
    suggestedArea.current = areaOfDistrict(district) || suggestedArea.current;
    formik.handleChange(event);
    const area = areaOfDistrict(event.target.value);
    const isAreaSuggested = deliveryArea === '' || deliveryArea === suggestedArea.current;
    if (area !== '' && isAreaSuggested) void formik.setFieldValue('deliveryArea', area);
  };
  return (
    <TitledCard isSpaced title={messages.customerAndAddress}>
      <Fields>
        <TextField
          label={messages.mobileNumber}
          type="tel"
          inputMode="tel"
          required
          autoComplete="off"
          hint={isUnusualCaller(formik.values.mobileNumber) ? messages.unusualMobileNumber : undefined}
          {...fieldProps(formik, 'mobileNumber')}
          onChange={(event) => form.changeNumber(event.target.value)}
        />
        <TextField label={messages.name} required autoComplete="off" {...fieldProps(formik, 'name')} />
        <EarlierAddresses mobileNumber={formik.values.mobileNumber} onChoice={form.fillIn} />
        <TextField
          label={messages.district}
          required
          autoComplete="off"
          suggestions={[...districts, ...districtsInBengali]}
          {...fieldProps(formik, 'district')}
          onChange={changeDistrict}
        />
        <Select
          label={messages.deliveryArea}
          required
          placeholder={messages.chooseAnArea}
          options={areaOptions}
          {...fieldProps(formik, 'deliveryArea')}
        />
        <Wide>
          <TextArea label={messages.address} required rows={3} {...fieldProps(formik, 'address')} />
        </Wide>
        <Select
          label={messages.addressType}
          required
          options={addressTypes.map((value) => ({ value, label: nameOf(value) }))}
          {...fieldProps(formik, 'addressType')}
        />
        <TextField
          label={messages.emailOptional}
          type="email"
          autoComplete="off"
          {...fieldProps(formik, 'email')}
        />
        <Wide>
          <TextArea label={messages.commentOptional} rows={2} {...fieldProps(formik, 'comment')} />
        </Wide>
      </Fields>
    </TitledCard>
  );
};
