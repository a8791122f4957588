import { iconPaths } from './iconPaths.ts';
import type { shopIconPaths } from './shopIconPaths.ts';
import type { staffIconPaths } from './staffIconPaths.ts';

export type IconName = keyof typeof iconPaths | keyof typeof shopIconPaths | keyof typeof staffIconPaths;
type IconPaths = Partial<Record<IconName, string>>;

const paths: IconPaths = { ...iconPaths };

/** Adds drawings that a first visit does without, before the first icon of them is shown. */
export const registerIcons = (more: IconPaths): void => void Object.assign(paths, more);

interface IconProps {
  readonly name: IconName;
  /** CSS pixels. */
  readonly size?: number;
  readonly filled?: boolean;
}

/**
 * A decorative drawing beside text or inside a named control; hidden from screen readers. Its lines are styled by
 * theme/base.css, since a list has more than a hundred icons.
 */
export const Icon = ({ name, size = 20, filled = false }: IconProps) => (
  <svg
    className="icon"
    data-filled={filled || undefined}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);
