interface YieldingScheduler {
  readonly yield?: () => Promise<void>;
}

/** Yields to the main thread between two startup tasks so that the browser can paint and handle input. */
export const yieldToMain = (): Promise<void> => {
  const { scheduler } = globalThis as { readonly scheduler?: YieldingScheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
