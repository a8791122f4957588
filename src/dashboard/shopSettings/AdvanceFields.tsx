import type { ComponentProps } from 'react';
import { type AdvanceNumber, type AdvanceSwitch, advanceSwitches } from '#domain/shop/advanceSettings.ts';
import type { ShopSettingsForm } from '#domain/shop/shopSettingsForm.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { FieldColumns } from '../components/forms/FieldColumns.ts';
import { SmallText } from '../components/layout/SmallText.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { SettingsSwitches } from './SettingsSwitches.tsx';

interface AdvanceFieldsProps {
  /** The props of a text field of the form. */
  readonly field: (name: AdvanceNumber) => ComponentProps<typeof TextField>;
  readonly values: Pick<ShopSettingsForm, AdvanceSwitch>;
  readonly change: (name: AdvanceSwitch, value: boolean) => void;
}

/** The fields that decide for which orders staff are told to ask for an advance (CA-10); while advances are off, only their switch. */
export const AdvanceFields = ({ field, values, change }: AdvanceFieldsProps) => {
  const shownSwitches = advanceSwitches.filter((name) => name === 'takesAdvances' || values.takesAdvances);
  return (
    <TitledCard isSpaced title={messages.deliveryChargeInAdvance}>
      <SmallText>{messages.whatAdvancesAre}</SmallText>
      <SettingsSwitches names={shownSwitches} values={values} change={change} />
      {values.takesAdvances ? (
        <FieldColumns>
          <TextField
            inputMode="numeric"
            autoComplete="off"
            hint={messages.whatTheShareIsOf}
            {...field('advanceBelowShare')}
          />
          <TextField
            inputMode="numeric"
            autoComplete="off"
            hint={messages.inTakaEmptyForNot}
            {...field('advanceOver')}
          />
        </FieldColumns>
      ) : null}
    </TitledCard>
  );
};
