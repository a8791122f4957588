import { useState } from 'react';
import { Tabs, useTabIds } from '../controls/Tabs.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';
import { ChoiceChips } from './ChoiceChips.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Switch } from './Switch.tsx';

const ChipsExample = () => {
  const [size, setSize] = useState('M');
  const options = ['S', 'M', 'L', 'XL'].map((choice) => ({ value: choice, label: choice }));
  return <ChoiceChips legend="Size" options={options} value={size} onChange={setSize} />;
};
export const Chips = () => <ChipsExample />;

const RadiosExample = ({ error }: { readonly error?: string }) => {
  const [area, setArea] = useState('inside');
  return (
    <RadioGroup
      legend="Delivery area"
      name="area"
      value={area}
      options={[
        { value: 'inside', label: 'Inside of Dhaka', hint: '৳60' },
        { value: 'outside', label: 'Outside of Dhaka', hint: '৳120' },
      ]}
      onChange={setArea}
      error={error}
      required
    />
  );
};
export const Radios = () => <RadiosExample />;
export const RadiosWithError = () => <RadiosExample error="Delivery area is required" />;

const CheckboxExample = () => {
  const [isChecked, setChecked] = useState(true);
  return (
    <Stack>
      <Checkbox label="Select all" checked={isChecked} onChange={setChecked} />
      <Checkbox label="Some selected" checked={false} mixed={isChecked} onChange={setChecked} />
      <Checkbox label="Show password" checked={!isChecked} onChange={(value) => setChecked(!value)} />
      <Checkbox label="Disabled" checked disabled onChange={setChecked} />
    </Stack>
  );
};
export const Checkboxes = () => <CheckboxExample />;

const SwitchExample = () => {
  const [isOn, setOn] = useState(true);
  return (
    <Stack>
      <Switch label="Sold out" checked={isOn} onChange={setOn} />
      <Switch label="Available" checked={!isOn} onChange={(value) => setOn(!value)} />
      <Switch label="Disabled" checked disabled onChange={setOn} />
    </Stack>
  );
};
export const Switches = () => <SwitchExample />;

const QuantityExample = () => {
  const [quantity, setQuantity] = useState(1);
  return <QuantityStepper value={quantity} onChange={setQuantity} max={5} label="Quantity of kettles" />;
};
export const Quantity = () => <QuantityExample />;

const options = ['All', 'Women Items', 'Men Items', 'Kitchen Items', 'Bag Items'];
const TabsExample = () => {
  const [value, setValue] = useState('All');
  const ids = useTabIds();
  return (
    <Stack>
      <Tabs label="Categories" options={options} value={value} onChange={setValue} ids={ids} />
      <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab(value)}>
        Products of {value}
      </div>
    </Stack>
  );
};
export const TabList = () => <TabsExample />;
