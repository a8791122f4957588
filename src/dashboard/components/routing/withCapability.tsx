import type { ComponentType } from 'react';
import { type Capability, useCapability } from '#api/client/useCapability.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';

/** The screen of a host that has the capability (API-8); with another host there is `text` in its place, under the same title. */
export const withCapability = (
  capability: Capability,
  Screen: ComponentType,
  title: string,
  text: string,
): ComponentType => {
  const ScreenOrReason = () =>
    useCapability(capability) ? <Screen /> : <EmptyState isFullScreen title={title} text={text} />;
  return ScreenOrReason;
};
