import { useParams, useSearchParams } from 'react-router-dom';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import { isPaperKind, paperTitles, readLabelSize, readPrintAddress } from '#domain/staff/printBatch.ts';
import * as messages from '#messages/dashboard/orders/print.tsx';
import { shownText } from '#messages/refusals/sentences.ts';
import { NothingToPrint, PrintedBatch } from './PrintedBatch.tsx';

export const handle: RouteHandle = {
  head: ({ params: { kind } }) => ({
    title: isPaperKind(kind) ? shownText(paperTitles[kind]) : messages.print,
  }),
};

/** A paper of the orders that the address names; it can be reloaded and shared (MD-7, MD-18). */
export const Component = () => {
  const { kind } = useParams();
  const [params] = useSearchParams();
  const address = readPrintAddress(params);
  if (!isPaperKind(kind)) return <NothingToPrint title={messages.noSuchPaper} />;
  if (address === null) return <NothingToPrint title={messages.noOrdersToPrint} />;
  const size = readLabelSize(params.get('size'));
  // A new element for each paper: PrintedBatch renders other orders in the background, but not another kind or size.
  return <PrintedBatch key={`${kind} ${size.name}`} kind={kind} size={size} {...address} />;
};
