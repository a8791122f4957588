import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CopyField } from '../forms/CopyField.tsx';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { Select } from '../forms/Select.tsx';
import { TextArea } from '../forms/TextArea.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Button } from './Button.tsx';
import { SearchField } from './SearchField.tsx';
import { TextField } from './TextField.tsx';

const meta = { title: 'Controls/Fields', component: TextField } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { label: 'Full name', hint: 'As on the door', error: '', required: true },
};

export const TextFields: Story = {
  args: { label: 'E-mail' },
  render: () => (
    <Stack>
      <TextField label="E-mail" placeholder="name@example.com" />
      <TextField label="Mobile number" hint="11 digits" defaultValue="01712345678" required />
      <TextField label="Full name" error="Name is required" required />
      <TextField label="District" defaultValue="Dhaka" disabled />
    </Stack>
  ),
};

export const TextAreas: Story = {
  args: { label: 'Address' },
  render: () => (
    <Stack>
      <TextArea label="Address" placeholder="House, road, area, thana" required />
      <TextArea label="Comment" error="Comment may have at most 1000 characters" rows={2} />
    </Stack>
  ),
};

export const Selects: Story = {
  args: { label: 'Category' },
  render: () => (
    <Stack>
      <Select label="Category" options={['Bag Items', 'Kitchen Items']} placeholder="Choose a category" />
      <Select label="Type" options={['New Arrivals', 'Best Selling']} error="Choose a type" required />
    </Stack>
  ),
};

const SearchExample = () => {
  const [value, setValue] = useState('kettle');
  return <SearchField label="Search products" value={value} onChange={setValue} />;
};
export const Search: Story = { args: { label: 'Search' }, render: () => <SearchExample /> };

export const Copy: Story = {
  args: { label: 'Link' },
  render: () => (
    <CopyField label="Link of the order" value="https://shop.example/track" buttonLabel="Copy the link" />
  ),
};

export const Summary: Story = {
  args: { label: 'Full name' },
  render: () => (
    <form aria-label="Account" onSubmit={(event) => event.preventDefault()} noValidate>
      <ErrorSummary />
      <TextField label="Full name" error="Name is required" required />
      <TextField label="E-mail" error="Email is required" required />
      <Button type="submit">Sign up</Button>
    </form>
  ),
};
