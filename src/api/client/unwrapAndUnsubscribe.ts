/** A query that was started with a subscription. */
interface StartedQuery<Data> {
  unwrap(): Promise<Data>;
  unsubscribe(): void;
}

/** The result of a query that no screen shows; it is subscribed until it has arrived, since the cache may drop others. */
export const unwrapAndUnsubscribe = async <Data>(query: StartedQuery<Data>): Promise<Data> => {
  try {
    return await query.unwrap();
  } finally {
    query.unsubscribe();
  }
};
