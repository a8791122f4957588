/** The part of a query's state that says what its list can show. */
interface PageQuery<Page> {
  readonly currentData?: Page | undefined;
  /** Also the answer to earlier arguments, until there is one to the present ones. */
  readonly data?: Page | undefined;
  readonly isError: boolean;
}

/**
 * The page to show. The page of an earlier search or filter stays while the answer is awaited, and not after a failure, where it would be
 * taken for the answer.
 */
export const shownPage = <Page>({ currentData, data, isError }: PageQuery<Page>): Page | undefined =>
  currentData ?? (isError ? undefined : data);
