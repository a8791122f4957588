/** What each scan of a label does (DK-13). */
export const scanModes = ['packed', 'handedOver', 'cameBack'] as const;
export type ScanMode = (typeof scanModes)[number];
