/** A query that was started with a subscription. */
interface StartedQuery<Data> {
  unwrap(): Promise<Data>;
  unsubscribe(): void;
}

/** The result of a query that no screen shows. Until it has arrived it needs a subscription: without one the cache may drop it. */
export const unwrapAndUnsubscribe = async <Data>(query: StartedQuery<Data>): Promise<Data> => {
  try {
    return await query.unwrap();
  } finally {
    query.unsubscribe();
  }
};
