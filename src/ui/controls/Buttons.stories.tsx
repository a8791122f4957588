import { Icon } from '../icons/Icon.tsx';
import { ShopIcon } from '../icons/ShopIcon.ts';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import type { ButtonSize, ButtonTone } from './buttonStyles.ts';
import { DisclosureButton } from './DisclosureButton.tsx';
import { IconButton } from './IconButton.tsx';
import { LanguageLink } from './LanguageLink.tsx';

const tones: readonly ButtonTone[] = ['accent', 'plain', 'quiet', 'danger'];
const sizes: readonly ButtonSize[] = ['s', 'm', 'l'];

export const Plain = () => (
  <Button tone="accent" size="m">
    Add To Cart
  </Button>
);

export const Tones = () => (
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
);

export const Sizes = () => (
  <Row>
    {sizes.map((size) => (
      <Button key={size} size={size}>
        <Icon name="cart" /> Size {size}
      </Button>
    ))}
  </Row>
);

export const Busy = () => (
  <Button busy busyLabel="Processing...">
    Sign In
  </Button>
);

export const Wide = () => (
  <Button size="l" wide>
    Confirm Order
  </Button>
);

export const Links = () => (
  <Row>
    <ButtonLink to="/shop">Go shopping</ButtonLink>
    <ButtonLink to="/cart" tone="plain">
      Go to my cart
    </ButtonLink>
  </Row>
);

export const IconButtons = () => (
  <Row>
    <IconButton label="Previous slide" icon={<Icon name="chevron-left" />} />
    <IconButton label="Delete" icon={<ShopIcon name="trash" />} />
    <IconButton label="Next slide" icon={<Icon name="chevron-right" />} disabled />
  </Row>
);

/** Not shown at desk width, where its content is always visible. */
export const Disclosure = () => (
  <Stack>
    <DisclosureButton isOpen={false} controls="categories" icon={<Icon name="grid" />}>
      All categories
    </DisclosureButton>
    <DisclosureButton isOpen controls="categories" icon={<Icon name="grid" />}>
      All categories
    </DisclosureButton>
  </Stack>
);

export const OtherLanguage = () => (
  <Row>
    <LanguageLink />
    <LanguageLink>
      <ShopIcon name="globe" />
    </LanguageLink>
  </Row>
);
