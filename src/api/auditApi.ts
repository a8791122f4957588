import { exportAuditLog as exportCall, listAuditEntries } from '#contract/audit.ts';
import { type AuditEntry, type AuditFilter, readAuditEntry } from '#domain/audit.ts';
import { auditCsvHead } from '#domain/auditCsv.ts';
import { pageSizes } from '#domain/constants.ts';
import { isRecord, readList, readNumber, readText } from '#domain/parse.ts';
import { csvFile, fetchCsv, type OnProgress } from './fetchCsv.ts';
import { type BaseQuery, isSupported, resultOf } from './optionalEndpoint.ts';
import type { Page } from './page.ts';
import { apiRequest, type ShopThunk, shopApi } from './shopApi.ts';

/** The audit log, for admins (MD-10); none from a host without the call. */

export interface AuditArgs extends AuditFilter {
  /** Cursor of the page: an earlier page's `next`. */
  readonly after?: string | undefined;
}

const auditApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A page of the entries that the filter keeps, newest first; `null` from a host without the call. */
    auditEntries: build.query<Page<AuditEntry> | null, AuditArgs>({
      queryFn: async (args, _api, _options, baseQuery) => {
        const result = await resultOf(
          baseQuery as BaseQuery,
          apiRequest(listAuditEntries, {
            query: { ...args, limit: pageSizes.auditEntries },
            token: 'required',
            optional: true,
          }),
        );
        if (!isSupported(result)) return { data: null };
        if (result.error !== undefined) return { error: result.error };
        const reply = isRecord(result.data) ? result.data : {};
        const items = readList(reply.entries, readAuditEntry);
        const next = readText(reply.next) || null;
        return { data: { items, next, total: readNumber(reply.total) ?? items.length } };
      },
      extraOptions: { noun: 'audit entries' },
    }),
  }),
});

export const { useAuditEntriesQuery } = auditApi;

/** All entries that the filter keeps as one CSV file; only the headers from a host without the call. */
export const exportAuditLog =
  (filter: AuditFilter, onProgress: OnProgress): ShopThunk<Promise<Blob>> =>
  async (dispatch) =>
    (await dispatch(fetchCsv(exportCall, { ...filter }, onProgress))) ?? csvFile([auditCsvHead]);
