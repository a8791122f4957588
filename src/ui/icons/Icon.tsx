/** The icons of a first visit. */
export const iconPaths = {
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm5 12 4.5 4.5',
  cart: 'M2.5 4h2.2l2.4 11.2h10.8L20.5 7H5.6M9 20.2h.01M16.5 20.2h.01',
  heart: 'M12 20.2S3.6 15.4 3.6 9.3a4.7 4.7 0 0 1 8.4-2.9 4.7 4.7 0 0 1 8.4 2.9c0 6.1-8.4 10.9-8.4 10.9Z',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.8-3.8 3.8-5.8 7.5-5.8s6.7 2 7.5 5.8',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'm6 6 12 12M18 6 6 18',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0-5.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M20.2 14.3A8.3 8.3 0 0 1 9.7 3.8a8.3 8.3 0 1 0 10.5 10.5Z',
  phone:
    'M5.2 3.8h3.3l1.7 4.3-2.2 1.6a12 12 0 0 0 6.3 6.3l1.6-2.2 4.3 1.7v3.3a1.7 1.7 0 0 1-1.9 1.7A16.3 16.3 0 0 1 3.5 5.7a1.7 1.7 0 0 1 1.7-1.9Z',
  'chevron-left': 'm14.5 5.5-6.5 6.5 6.5 6.5',
  'chevron-right': 'm9.5 5.5 6.5 6.5-6.5 6.5',
  'chevron-down': 'm5.5 9 6.5 6.5L18.5 9',
  'check-circle': 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm-3.8 8.7 2.7 2.7 5-5.2',
  star: 'm12 3.6 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 17l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.6Z',
  truck:
    'M2.5 5.5h11.5v11H2.5v-11ZM14 9.5h4.2l3.3 3.5v3.5H14M7 15.2a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2Zm10.5 0a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2Z',
  return: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11H8',
  message:
    'M12 4c4.8 0 8.5 3.2 8.5 7.3S16.8 18.6 12 18.6c-.9 0-1.8-.1-2.6-.3L5 20.5l.9-3.7a6.9 6.9 0 0 1-2.4-5.5C3.5 7.2 7.2 4 12 4ZM8.5 11.3h.01m3.49 0h.01m3.49 0h.01',
  mail: 'M3.5 5.5h17v13h-17v-13Zm0 1 8.5 6.5 8.5-6.5',
  'map-pin':
    'M12 21s-7-6.2-7-11.3a7 7 0 0 1 14 0C19 14.8 12 21 12 21Zm0-13.8a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2Z',
  home: 'm3.5 11 8.5-7.3 8.5 7.3M6 9v11h12V9M10 20v-5.5h4V20',
  bag: 'M5 8h14l1 12.5H4L5 8Zm3.5 2.5V7a3.5 3.5 0 0 1 7 0v3.5',
  grid: 'M4 4h6.5v6.5H4V4Zm9.5 0H20v6.5h-6.5V4ZM4 13.5h6.5V20H4v-6.5Zm9.5 0H20V20h-6.5v-6.5Z',
  play: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm-2 5.2v6.6l5.4-3.3L10 8.7Z',
  pause: 'M9 6v12m6-12v12',
  cash: 'M2.5 6.5h19v11h-19v-11Zm9.5 3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM6 10v4m12-4v4',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm0 7.5v5.2M12 7.8h.01',
  warning: 'M12 4 21.5 20h-19L12 4Zm0 6v4.5m0 2.7h.01',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3l2.2 2.2m0-4.9v4.9h-4.9',
  share: 'M14 6.5h4.5V11M18.5 6.5 10 15M18 14v5H5V6h5',
} as const;

interface IconProps<Name extends string> {
  readonly name: Name;
  /** CSS pixels. */
  readonly size?: number;
  readonly filled?: boolean;
}

/**
 * The component of a set of icons: each is a line drawing on a 24-unit square, the `d` of one path. It is decorative,
 * beside text or inside a named control, and hidden from screen readers. Its lines are styled by theme/base.css instead
 * of by attributes, since a list has more than a hundred icons.
 */
export const createIcon = <Name extends string>(paths: Readonly<Record<Name, string>>) => {
  const Icon = ({ name, size = 20, filled = false }: IconProps<Name>) => (
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
  return Icon;
};

export type IconName = keyof typeof iconPaths;

/** An icon of a first visit. `ShopIcon` and `StaffIcon` have more, which load with the screens that show them. */
export const Icon = createIcon(iconPaths);
