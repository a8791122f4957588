import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout/Row.tsx';
import { Drawing, type DrawingName } from './Drawing.tsx';

const meta = { title: 'Drawings' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const names: readonly DrawingName[] = [
  'basket',
  'favourites',
  'nothing',
  'parcel',
  'lost',
  'failed',
  'offline',
  'sold-out',
];

export const States: Story = {
  render: () => (
    <Row>
      {names.map((name) => (
        <Drawing key={name} name={name} />
      ))}
    </Row>
  ),
};
