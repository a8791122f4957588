import { useState } from 'react';
import { CopyField } from '../forms/CopyField.tsx';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { Select } from '../forms/Select.tsx';
import { TextArea } from '../forms/TextArea.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Button } from './Button.tsx';
import { ComboboxField } from './ComboboxField.tsx';
import { ComboboxList } from './ComboboxList.tsx';
import { SearchField } from './SearchField.tsx';
import { TextField } from './TextField.tsx';
import { useCombobox } from './useCombobox.ts';

export const WithHint = () => <TextField label="Full name" hint="As on the door" error="" required />;

export const TextFields = () => (
  <Stack>
    <TextField label="E-mail" placeholder="name@example.com" />
    <TextField label="Mobile number" hint="11 digits" defaultValue="01712345678" required />
    <TextField label="Full name" error="Name is required" required />
    <TextField label="District" defaultValue="Dhaka" disabled />
  </Stack>
);

export const TextAreas = () => (
  <Stack>
    <TextArea label="Address" placeholder="House, road, area, thana" required />
    <TextArea label="Comment" error="Comment may have at most 1000 characters" rows={2} />
  </Stack>
);

export const Selects = () => (
  <Stack>
    <Select label="Category" options={['Bag Items', 'Kitchen Items']} placeholder="Choose a category" />
    <Select label="Type" options={['New Arrivals', 'Best Selling']} error="Choose a type" required />
  </Stack>
);

const SearchExample = () => {
  const [value, setValue] = useState('kettle');
  return <SearchField label="Search products" value={value} onChange={setValue} />;
};
export const Search = () => <SearchExample />;

const colors = ['Red', 'Blue', 'Green', 'Grey'];

const ComboboxExample = () => {
  const [input, changeInput] = useState('');
  const query = input.trim().toLowerCase();
  const matches = colors.filter((color) => color.toLowerCase().includes(query));
  const { combobox, rootRef } = useCombobox({
    search: {
      input,
      changeInput,
      hasQuery: query !== '',
      isPending: false,
      isFailed: false,
      retry: () => undefined,
    },
    options: matches.map((_id) => ({ _id })),
    noun: 'color',
  });
  return (
    <div ref={rootRef} style={{ position: 'relative', minHeight: 320 }}>
      <ComboboxField combobox={combobox} label="Find a color" onEnter={combobox.reset} />
      <ComboboxList
        combobox={combobox}
        label="Colors found"
        advice={`No results for “${input}”.`}
        nameInFailure="The colors"
      >
        {matches.map((color, index) => (
          <div key={color} {...combobox.optionProps(index)}>
            {color}
          </div>
        ))}
      </ComboboxList>
    </div>
  );
};
export const Comboboxes = () => <ComboboxExample />;

export const Copy = () => (
  <CopyField label="Link of the order" value="https://shop.example/track" buttonLabel="Copy the link" />
);
export const CopyText = () => (
  <CopyField
    label="Message for the customer"
    value="Please pay the delivery charge of 60 taka in advance. You pay that much less at the door."
    buttonLabel="Copy the message"
    rows={3}
  />
);

export const Summary = () => (
  <form aria-label="Account" onSubmit={(event) => event.preventDefault()} noValidate>
    <ErrorSummary />
    <TextField label="Full name" error="Name is required" required />
    <TextField label="E-mail" error="Email is required" required />
    <Button type="submit">Sign up</Button>
  </form>
);
