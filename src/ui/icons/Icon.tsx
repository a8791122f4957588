import { iconPaths } from './iconPaths.ts';

export type IconName = keyof typeof iconPaths;

interface IconProps {
  readonly name: IconName;
  /** CSS pixels. */
  readonly size?: number;
  readonly filled?: boolean;
}

/** A drawing beside words or inside a named control; screen readers pass over it. */
export const Icon = ({ name, size = 20, filled = false }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={iconPaths[name]} />
  </svg>
);
