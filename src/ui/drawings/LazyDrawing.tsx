import { type ComponentProps, useEffect, useState } from 'react';
import type { Drawing } from './Drawing.tsx';

let Loaded: typeof Drawing | undefined;

/** Fetches the drawings before one is needed: without a network they cannot be. */
export const preloadDrawings = async (): Promise<void> => {
  // A state without its drawing still says what it is.
  Loaded = await import('./Drawing.tsx').then(
    (module) => module.Drawing,
    () => undefined,
  );
};

/** A drawing whose code a first visit does without; its space is kept until it is there. */
export const LazyDrawing = (props: Required<ComponentProps<typeof Drawing>>) => {
  const [isReady, setReady] = useState(Loaded !== undefined);
  useEffect(() => {
    if (!isReady) void preloadDrawings().then(() => setReady(true));
  }, [isReady]);
  return Loaded === undefined ? (
    <svg width={props.width} height={(props.width * 3) / 4} aria-hidden="true" />
  ) : (
    <Loaded {...props} />
  );
};
