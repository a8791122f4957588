import { styled } from 'styled-components';

/** What is on the counter of the stall, or closes it. */
const contents = {
  basket: 'M62 66h36l-5 18H67Zm8 0c0-12 20-12 20 0M74 72v6m6-6v6m6-6v6',
  favourites: 'M80 84S66 76 66 66.5a7.5 7.5 0 0 1 14-3.5 7.5 7.5 0 0 1 14 3.5C94 76 80 84 80 84Z',
  nothing: 'M77 58a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm7.5 17.5L94 84',
  parcel: 'M63 63h34v21H63Zm0 7h34M80 63v7',
  lost: 'M73 65a7 7 0 1 1 10.5 6c-2.5 1.5-3.5 2.5-3.5 5.5m0 6.5v.01',
  failed: 'M80 57 95 84H65Zm0 10v7m0 5v.01',
  offline: 'M64 69a22.5 22.5 0 0 1 32 0M70 75.5a14 14 0 0 1 20 0M80 82v.01M66 60l28 25',
  'sold-out': 'M40 62h80v46H40Zm0 9.5h80M40 81h80m-80 9h80m-80 9h80',
} as const;

export type DrawingName = keyof typeof contents;

interface DrawingProps {
  readonly name: DrawingName;
  /** CSS pixels; three quarters of it are the height. */
  readonly width?: number;
}

const awning =
  'M30 48 42 24h76l12 24a10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0Z';

/**
 * The stall of the shop's logo in one of its states: nothing there, lost, failed, offline or closed. Decorative: the
 * words beside it say the same.
 */
export const Drawing = ({ name, width = 160 }: DrawingProps) => (
  <Root width={width} height={(width * 3) / 4} viewBox="0 0 160 120" aria-hidden="true">
    <path d="M14 108h132" />
    <path d="M40 52v56m80-56v56" />
    <path data-counter d="M34 84h92v24H34Z" />
    <path data-awning d={awning} />
    <path d="m50 48 4-24m16 24 2-24m18 24-2-24m22 24-4-24" />
    <path data-content={name} d={contents[name]} />
  </Root>
);

const Root = styled.svg`
  fill: none;
  stroke: var(--accent);
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  [data-counter] { fill: var(--accent-soft); }
  [data-awning] { fill: var(--offer); }
  [data-content='sold-out'] { fill: var(--surface); }
`;
