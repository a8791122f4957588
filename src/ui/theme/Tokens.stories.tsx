import { styled } from 'styled-components';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';

// biome-ignore format: a list
const colors = [
  'paper', 'surface', 'surface-raised', 'surface-sunken', 'picture-ground', 'ink', 'ink-soft', 'ink-faint', 'line', 'line-strong',
  'accent', 'accent-strong', 'accent-soft', 'on-accent', 'danger', 'danger-soft', 'warning', 'warning-soft', 'good',
  'good-soft', 'star', 'heart', 'veil',
];
const textSizes = ['2xs', 'xs', 's', 'm', 'l', 'xl', '2xl', '3xl', 'display'];
const radii = ['s', 'm', 'l', 'full'];

export const Colors = () => (
  <Row align="start">
    {colors.map((name) => (
      <Stack key={name} gap={1}>
        <Swatch $background={`var(--${name})`} $radius="var(--radius-m)" />
        <small>{name}</small>
      </Stack>
    ))}
  </Row>
);

export const Text = () => (
  <Stack>
    {textSizes.map((size) => (
      <Sample key={size} $size={size}>
        {size}: Imported goods, ৳1,250 · <span lang="bn">শপে স্বাগতম</span>
      </Sample>
    ))}
  </Stack>
);

export const Radii = () => (
  <Row>
    {radii.map((size) => (
      <Stack key={size} gap={1}>
        <Swatch $background="var(--accent-soft)" $radius={`var(--radius-${size})`} />
        <small>{size}</small>
      </Stack>
    ))}
  </Row>
);

const Swatch = styled.div<{ $background: string; $radius: string }>`
  width: 96px;
  height: 64px;
  border: 1px solid var(--line);
  border-radius: ${({ $radius }) => $radius};
  background: ${({ $background }) => $background};
`;
const Sample = styled.p<{ $size: string }>`
  font-size: ${({ $size }) => `var(--text-${$size})`};
`;
