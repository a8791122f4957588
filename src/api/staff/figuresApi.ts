import {
  exportFiguresCall,
  type FiguresQuery,
  readFiguresCall,
  readToDoCall,
} from '#contract/staff/figures.ts';
import type { Figures } from '#domain/staff/figures.ts';
import { readFigures } from '#domain/staff/readFigures.ts';
import { readToDo, type ToDo } from '#domain/staff/toDo.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { fetchCsv, type OnProgress } from '../client/fetchCsv.ts';
import { type ShopThunk, shopApi } from '../client/shopApi.ts';

/** The shop's figures and the work of today, for staff (CA-9). */

export type { FiguresQuery } from '#contract/staff/figures.ts';

const figuresApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Has no tags, so that no order refetches it: in a busy shop each order would make the server count all others again. */
    figures: build.query<Figures, FiguresQuery>({
      query: (query) => apiRequest(readFiguresCall, { query }),
      transformResponse: readFigures,
    }),
    toDo: build.query<ToDo, void>({
      query: () => apiRequest(readToDoCall),
      transformResponse: readToDo,
      providesTags: ['OrderCounts', 'Decision', 'Consignment'],
    }),
  }),
});

export const { useFiguresQuery, useToDoQuery } = figuresApi;

/** The figures of a period as one CSV file; rejects with a Failure. */
export const exportFigures = (query: FiguresQuery, onProgress: OnProgress): ShopThunk<Promise<Blob>> =>
  fetchCsv(exportFiguresCall, { ...query }, onProgress);
