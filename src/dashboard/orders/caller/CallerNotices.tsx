import { useCallersQuery } from '#api/callersApi.ts';
import { callerWarnings } from '#domain/caller.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { freshOnMount } from '../../components/queryOptions.ts';

/** The warnings about the phone number of an order, one below the other (MD-3). */
export const CallerNotices = ({ orderId }: { readonly orderId: string }) => {
  const caller = useCallersQuery([orderId], freshOnMount).data?.[orderId];
  if (caller === undefined) return null;
  return callerWarnings(caller).map(({ kind, text }) => (
    <Notice key={kind} tone="warning">
      {text}
    </Notice>
  ));
};
