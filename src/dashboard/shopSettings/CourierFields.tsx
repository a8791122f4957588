import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type CourierSwitch, courierSwitches } from '#domain/shop/courierSettings.ts';
import type { ShopSettingsForm, TextSetting } from '#domain/shop/shopSettingsForm.ts';
import { shopSettingsLabels } from '#domain/shop/shopSettingsSchema.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import { from } from '#ui/theme/media.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';

interface CourierFieldsProps {
  /** The props of one field of the form. */
  readonly field: (name: TextSetting) => ComponentProps<typeof TextField>;
  readonly values: Pick<ShopSettingsForm, CourierSwitch>;
  readonly change: (name: CourierSwitch, value: boolean) => void;
}

/** What the words of couriers do to orders, and what couriers need to know beside their keys (CR-14). */
export const CourierFields = ({ field, values, change }: CourierFieldsProps) => (
  <TitledCard isSpaced title="Couriers">
    <Intro>
      For shops that book parcels by this page: enter the keys of your courier below. Orders follow what a
      courier confirms; what a rider says alone moves nothing.
    </Intro>
    <Switches>
      {courierSwitches.map((name) => (
        <li key={name}>
          <Switch
            label={shopSettingsLabels[name]}
            checked={values[name]}
            onChange={() => change(name, !values[name])}
          />
        </li>
      ))}
    </Switches>
    <Fields>
      <TextField
        inputMode="numeric"
        autoComplete="off"
        hint="Where Pathao fetches your parcels. “Try the keys” below tells the numbers of your stores."
        {...field('pathaoStoreId')}
      />
    </Fields>
  </TitledCard>
);

const Intro = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-s);
`;

const Switches = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Fields = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-4);
  ${from.medium} { grid-template-columns: 1fr 1fr; }
`;
