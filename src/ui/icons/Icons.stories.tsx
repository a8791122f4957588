import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { iconPaths } from './iconPaths.ts';
import { shopIconPaths } from './shopIconPaths.ts';
import { staffIconPaths } from './staffIconPaths.ts';

const meta = { title: 'Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const IconList = ({ names }: { readonly names: readonly string[] }) => (
  <Row gap={5}>
    {names.map((name) => (
      <Stack key={name} gap={1}>
        <Icon name={name as IconName} size={28} />
        <small>{name}</small>
      </Stack>
    ))}
  </Row>
);

export const Shop: Story = {
  render: () => <IconList names={Object.keys({ ...iconPaths, ...shopIconPaths })} />,
};
export const DashboardOnly: Story = { render: () => <IconList names={Object.keys(staffIconPaths)} /> };
