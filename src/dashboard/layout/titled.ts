import type { RouteHandle } from '#api/routeHandle.ts';

/** The handle of a dashboard screen: its document title (RT-20). */
export const titled = (title: string): RouteHandle => ({ head: () => ({ title }) });
