import type { ComponentProps } from 'react';
import { type CourierSwitch, courierSwitches } from '#domain/shop/courierSettings.ts';
import type { ShopSettingsForm, TextSetting } from '#domain/shop/shopSettingsForm.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { FieldColumns } from '../components/forms/FieldColumns.ts';
import { SmallText } from '../components/layout/SmallText.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { SettingsSwitches } from './SettingsSwitches.tsx';

interface CourierFieldsProps {
  /** The props of a text field of the form. */
  readonly field: (name: TextSetting) => ComponentProps<typeof TextField>;
  readonly values: Pick<ShopSettingsForm, CourierSwitch>;
  readonly change: (name: CourierSwitch, value: boolean) => void;
}

/** The switches for couriers, such as what their news does to orders, and what couriers need besides their keys (CR-14). */
export const CourierFields = ({ field, values, change }: CourierFieldsProps) => (
  <TitledCard isSpaced title={messages.couriers}>
    <SmallText>{messages.whoNeedsCouriers}</SmallText>
    <SettingsSwitches names={courierSwitches} values={values} change={change} />
    <FieldColumns>
      <TextField
        inputMode="numeric"
        autoComplete="off"
        hint={messages.whatTheStoreIs}
        {...field('pathaoStoreId')}
      />
    </FieldColumns>
  </TitledCard>
);
