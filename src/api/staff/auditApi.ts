import { exportAuditLogCall, listAuditEntriesCall } from '#contract/staff/audit.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import { type AuditEntry, type AuditFilter, readAuditEntry } from '#domain/staff/audit.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { fetchCsv, type OnProgress } from '../client/fetchCsv.ts';
import { type Page, pageIn } from '../client/page.ts';
import { type ShopThunk, shopApi } from '../client/shopApi.ts';

/** The audit log, for admins (MD-10). */

interface AuditArgs extends AuditFilter {
  /** Cursor of the page: an earlier page's `next`. */
  readonly after?: string | undefined;
}

const auditApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A page of the entries that the filter keeps, newest first. */
    auditEntries: build.query<Page<AuditEntry>, AuditArgs>({
      query: (args) =>
        apiRequest(listAuditEntriesCall, {
          query: { ...args, limit: pageSizes.auditEntries },
        }),
      transformResponse: (reply) => pageIn(reply, 'entries', readAuditEntry),
    }),
  }),
});

export const { useAuditEntriesQuery } = auditApi;

/** All entries that the filter keeps as one CSV file; rejects with a Failure. */
export const exportAuditLog = (filter: AuditFilter, onProgress: OnProgress): ShopThunk<Promise<Blob>> =>
  fetchCsv(exportAuditLogCall, { ...filter }, onProgress);
