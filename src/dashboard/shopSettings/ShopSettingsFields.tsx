import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { fixedText } from '#domain/shop/settingVariables.ts';
import type { FixedField, PageDigits } from '#domain/shop/shopSettings.ts';
import type { TextSetting } from '#domain/shop/shopSettingsForm.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { shopSettingsLabels } from '#messages/domain/settingNames.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { fieldProps } from '#ui/forms/fieldProps.ts';
import { Select } from '#ui/forms/Select.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { focusOnMount } from '#ui/hooks/focusOnMount.ts';
import { from } from '#ui/theme/media.ts';
import { FieldColumns } from '../components/forms/FieldColumns.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { AdvanceFields } from './AdvanceFields.tsx';
import { AgreedPricesCard } from './AgreedPricesCard.tsx';
import { CourierFields } from './CourierFields.tsx';
import { HomePageFields } from './HomePageFields.tsx';
import { OrderTermsFields } from './OrderTermsFields.tsx';
import { ShopPictureFields } from './ShopPictureFields.tsx';
import type { ShopSettingsFormState } from './useShopSettingsForm.ts';

type Formik = ShopSettingsFormState['formik'];

/** Not translated: the labels show the digits themselves. */
const digitsOptions: readonly { readonly value: PageDigits; readonly label: string }[] = [
  { value: 'bengali', label: '১২৩' },
  { value: 'latin', label: '123' },
];

const perLine = messages.oneOnEachLine;

interface ShopSettingsFieldsProps {
  readonly formik: Formik;
  readonly fixed: readonly FixedField[];
  /** Called with each upload of a picture. */
  readonly onUpload: (upload: Promise<void>) => void;
}

/**
 * Props for a field that the environment fixes: it is shown and cannot be changed (SP-13). None for another field. They bring a hint
 * of their own, so a field of `settingVariables` that has a hint names it before `field(…)`.
 */
const fixedProps = (fixed: readonly FixedField[], name: string) => {
  const variable = fixed.find(({ field }) => field === name)?.variable;
  return variable === undefined ? {} : { disabled: true, hint: shownText(fixedText(variable)) };
};

/** The fields of all settings, grouped by where customers see them. */
export const ShopSettingsFields = ({ formik, fixed, onUpload }: ShopSettingsFieldsProps) => {
  const field = (name: TextSetting) => ({
    ...fieldProps(formik, name),
    label: shopSettingsLabels[name],
    ...fixedProps(fixed, name),
  });
  const change = (name: keyof Formik['values'], value: string | boolean) =>
    void formik.setFieldValue(name, value);
  const { hash } = useLocation();
  /** Makes a card the target of the checklist's links: opened by one, the page has the focus there. */
  const targetOf = (id: string) => ({ id, ...(hash === `#${id}` && { titleRef: focusOnMount }) });
  return (
    <>
      <TitledCard isSpaced title={messages.name}>
        <FieldColumns>
          <TextField {...field('name')} required />
          <TextField {...field('nameBengali')} lang="bn" />
          <Select
            {...fieldProps(formik, 'digitsInBengali')}
            label={shopSettingsLabels.digitsInBengali}
            options={digitsOptions}
            hint={messages.whereTheDigitsAre}
          />
          <TextField type="color" hint={messages.whereTheColorIs} {...field('accent')} />
        </FieldColumns>
        <TextArea {...field('description')} required rows={3} hint={messages.whatTheDescriptionIs} />
        <TextArea {...field('descriptionBengali')} lang="bn" rows={3} hint={messages.bengaliHint} />
        <TextArea {...field('notice')} lang="bn" rows={3} hint={messages.whereTheNoticeIs} />
      </TitledCard>
      <ShopPictureFields formik={formik} onUpload={onUpload} />
      <TitledCard isSpaced title={messages.contact} {...targetOf('contact')}>
        <FieldColumns>
          <TextField {...field('helpline')} type="tel" required />
          <TextField {...field('callingHours')} required hint={messages.whereCallingHoursAre} />
          <TextArea {...field('phones')} required rows={3} hint={messages.wherePhonesAre} />
          <TextArea {...field('address')} required rows={3} />
          <TextArea {...field('addressBengali')} lang="bn" rows={3} hint={messages.bengaliHint} />
          <TextField {...field('supportEmail')} type="email" required />
          <TextField {...field('careersEmail')} type="email" required />
          <TextField {...field('country')} required />
          <TextField {...field('messengerUrl')} type="url" hint={messages.openedByMessageUs} />
          <TextField {...field('socialUrl')} type="url" hint={messages.openedByOurSocialPage} />
        </FieldColumns>
      </TitledCard>
      <OrderTermsFields field={field} target={targetOf('delivery')} />
      <CourierFields field={field} values={formik.values} change={change} />
      <AgreedPricesCard formik={formik} />
      <AdvanceFields field={field} values={formik.values} change={change} />
      <HomePageFields field={field} values={formik.values} change={change} onUpload={onUpload} />
      <TitledCard isSpaced title={messages.marksInTheFooter}>
        <Marks>
          <TextArea {...field('deliveryPartners')} rows={6} hint={perLine} />
          <TextArea {...field('paymentPartners')} rows={6} hint={perLine} />
          <TextArea {...field('socialNetworks')} rows={6} hint={perLine} />
        </Marks>
      </TitledCard>
    </>
  );
};

const Marks = styled(FieldColumns)`
  ${from.medium} { grid-template-columns: 1fr 1fr 1fr; }
`;
