import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icons/Icon.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import type { ButtonSize, ButtonTone } from './buttonStyles.ts';
import { DisclosureButton } from './DisclosureButton.tsx';
import { IconButton } from './IconButton.tsx';

const meta = { title: 'Controls/Buttons', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: readonly ButtonTone[] = ['accent', 'plain', 'quiet', 'danger'];
const sizes: readonly ButtonSize[] = ['s', 'm', 'l'];

export const Playground: Story = { args: { children: 'Add To Cart', tone: 'accent', size: 'm' } };

export const Tones: Story = {
  render: () => (
    <Row>
      {tones.map((tone) => (
        <Button key={tone} tone={tone}>
          {tone}
        </Button>
      ))}
      {tones.map((tone) => (
        <Button key={tone} tone={tone} disabled>
          {tone}, disabled
        </Button>
      ))}
    </Row>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Row>
      {sizes.map((size) => (
        <Button key={size} size={size}>
          <Icon name="cart" /> Size {size}
        </Button>
      ))}
    </Row>
  ),
};

export const Busy: Story = { args: { children: 'Sign In', busy: true, busyLabel: 'Processing...' } };

export const Wide: Story = { args: { children: 'Confirm Order', size: 'l', wide: true } };

export const Links: Story = {
  render: () => (
    <Row>
      <ButtonLink to="/shop">Go shopping</ButtonLink>
      <ButtonLink to="/cart" tone="plain">
        Go to my cart
      </ButtonLink>
    </Row>
  ),
};

export const IconButtons: Story = {
  render: () => (
    <Row>
      <IconButton label="Previous slide" icon={<Icon name="chevron-left" />} />
      <IconButton label="Delete" icon={<Icon name="trash" />} />
      <IconButton label="Next slide" icon={<Icon name="chevron-right" />} disabled />
    </Row>
  ),
};

/** Not shown at desk width, where its content is always visible. */
export const Disclosure: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Stack>
      <DisclosureButton isOpen={false} controls="categories" icon={<Icon name="grid" />}>
        All categories
      </DisclosureButton>
      <DisclosureButton isOpen controls="categories" icon={<Icon name="grid" />}>
        All categories
      </DisclosureButton>
    </Stack>
  ),
};
