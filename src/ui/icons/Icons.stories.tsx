import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { iconPaths } from './Icon.tsx';
import { shopIconPaths } from './ShopIcon.ts';
import { StaffIcon, type StaffIconName, staffIconPaths } from './StaffIcon.ts';

/** StaffIcon draws the icons of all three sets. */
const IconList = ({ names }: { readonly names: readonly string[] }) => (
  <Row gap={5}>
    {names.map((name) => (
      <Stack key={name} gap={1}>
        <StaffIcon name={name as StaffIconName} size={28} />
        <small>{name}</small>
      </Stack>
    ))}
  </Row>
);

export const CommonAndShop = () => <IconList names={Object.keys({ ...iconPaths, ...shopIconPaths })} />;
export const DashboardOnly = () => <IconList names={Object.keys(staffIconPaths)} />;
