import type { ComponentProps } from 'react';
import { type AdvanceNumber, type AdvanceSwitch, advanceSwitches } from '#domain/shop/advanceSettings.ts';
import type { ShopSettingsForm } from '#domain/shop/shopSettingsForm.ts';
import { shopSettingsLabels } from '#domain/shop/shopSettingsSchema.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { SettingsFields, SettingsIntro, SettingsSwitches } from './settingsParts.ts';

interface AdvanceFieldsProps {
  /** The props of one field of the form. */
  readonly field: (name: AdvanceNumber) => ComponentProps<typeof TextField>;
  readonly values: Pick<ShopSettingsForm, AdvanceSwitch>;
  readonly change: (name: AdvanceSwitch, value: boolean) => void;
}

/** For which orders staff are told to ask for the delivery charge in advance (CA-10); its rules are shown while it is on. */
export const AdvanceFields = ({ field, values, change }: AdvanceFieldsProps) => (
  <TitledCard isSpaced title="Delivery charge in advance">
    <SettingsIntro>
      Staff send the customer of a doubtful order a link to pay the delivery charge, at most 10 % of the
      order, through SSLCommerz. The rest is paid at the door. Enter the keys of your store below.
    </SettingsIntro>
    <SettingsSwitches>
      {advanceSwitches
        .filter((name) => name === 'takesAdvances' || values.takesAdvances)
        .map((name) => (
          <li key={name}>
            <Switch
              label={shopSettingsLabels[name]}
              checked={values[name]}
              onChange={() => change(name, !values[name])}
            />
          </li>
        ))}
    </SettingsSwitches>
    {values.takesAdvances ? (
      <SettingsFields>
        <TextField
          inputMode="numeric"
          autoComplete="off"
          hint="Of the phone number’s orders that ended, three at least. Empty: not for this."
          {...field('advanceBelowShare')}
        />
        <TextField
          inputMode="numeric"
          autoComplete="off"
          hint="In whole taka. Empty: not for this."
          {...field('advanceOver')}
        />
      </SettingsFields>
    ) : null}
  </TitledCard>
);
