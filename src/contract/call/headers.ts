/** Headers of the bundled server that are optional for the browser (API-8). */
export const headers = {
  idempotencyKey: 'idempotency-key',
  /** On a list: total number of items that match the query. */
  totalCount: 'x-total-count',
  /** On a paged list: what to send as `after` for the next page; absent on the last one. */
  nextCursor: 'x-next-cursor',
  /** On a list with numbered pages: how many pages can be opened by their number (`page`). */
  pageCount: 'x-page-count',
  /** On a request for the stream of order announcements: the id of the last event that the browser has received. */
  lastEventId: 'last-event-id',
  requestId: 'x-request-id',
} as const;
