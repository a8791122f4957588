interface YieldingScheduler {
  readonly yield?: () => Promise<void>;
}

/** Lets the browser draw and answer the reader between two pieces of work; of the start, which has many. */
export const yieldToMain = (): Promise<void> => {
  const { scheduler } = globalThis as { readonly scheduler?: YieldingScheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
