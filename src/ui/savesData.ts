interface Connection {
  readonly saveData?: boolean;
}

/** Whether the visitor asks pages to save data; then nothing is fetched before it is needed. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: Connection }).connection?.saveData === true;
