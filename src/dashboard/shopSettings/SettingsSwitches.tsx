import { styled } from 'styled-components';
import type { AdvanceSwitch } from '#domain/shop/advanceSettings.ts';
import type { CourierSwitch } from '#domain/shop/courierSettings.ts';
import { shopSettingsLabels } from '#messages/domain/settingNames.ts';
import { Switch } from '#ui/forms/Switch.tsx';

interface SettingsSwitchesProps<Name extends AdvanceSwitch | CourierSwitch> {
  readonly names: readonly Name[];
  readonly values: Readonly<Record<Name, boolean>>;
  readonly change: (name: Name, value: boolean) => void;
}

/** A card's switches, one below the other. */
export const SettingsSwitches = <Name extends AdvanceSwitch | CourierSwitch>({
  names,
  values,
  change,
}: SettingsSwitchesProps<Name>) => (
  <List>
    {names.map((name) => (
      <li key={name}>
        <Switch
          label={shopSettingsLabels[name]}
          checked={values[name]}
          onChange={() => change(name, !values[name])}
        />
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
`;
