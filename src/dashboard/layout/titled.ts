import type { ScreenHandle } from '#api/screenHandle.ts';

/** The handle of a dashboard screen: its document title (RT-20). */
export const titled = (title: string): ScreenHandle => ({ head: () => ({ title }) });
