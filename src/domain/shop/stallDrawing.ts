/** The drawing for a shop without a logo, a market stall under its awning, as SVG; `ground` is the colour behind it, `#rrggbb`. */
export const stallDrawing = (ground: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="${ground}"/>
  <path d="M6 13.2 8.2 7h15.6l2.2 6.2a3.3 3.3 0 0 1-6.6.3 3.4 3.4 0 0 1-6.8 0 3.3 3.3 0 0 1-6.6-.3Z" fill="#f6c453"/>
  <path d="M9 18v7h14v-7" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M13.8 25v-3.6a2.2 2.2 0 0 1 4.4 0V25" fill="none" stroke="#fff" stroke-width="2.2"/>
</svg>
`;

const drawingOfColor = /^\/pictures\/icon\/stall-([0-9a-f]{6})\.svg$/;

/** Path of the drawing on that ground, `#rrggbb`. */
export const stallPath = (ground: string): string => `/pictures/icon/stall-${ground.slice(1)}.svg`;

/** The colour behind the drawing with that path; `undefined` for any other path. */
export const stallGround = (path: string): string | undefined => {
  const digits = drawingOfColor.exec(path)?.[1];
  return digits === undefined ? undefined : `#${digits}`;
};
