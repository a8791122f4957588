import { useEffect } from 'react';
import { isChunkError, reloadWhenReachable } from './startup/chunkErrors.ts';

/** Beside an error screen: a screen whose chunk is missing opens once the shop can be reached (ER-6). */
export const HealMissingScreen = ({ error }: { readonly error: unknown }) => {
  useEffect(() => (isChunkError(error) ? reloadWhenReachable() : undefined), [error]);
  return null;
};
