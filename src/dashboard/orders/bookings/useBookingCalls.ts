import { useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { withRequestId } from '../../components/loading/failureMessages.ts';

type CallName = 'checking' | 'pricing';

/** The dry runs and questions about prices of the booking dialog, of which several may be in progress. */
export const useBookingCalls = () => {
  const [counts, setCounts] = useState<Readonly<Record<CallName, number>>>({ checking: 0, pricing: 0 });
  const [problem, setProblem] = useState('');
  const count = (name: CallName, by: 1 | -1) =>
    setCounts((current) => ({ ...current, [name]: current[name] + by }));
  /** Does work that resolves to why it failed, or to `''`; resolves to whether it succeeded. */
  const run = async (name: CallName, work: () => Promise<string>): Promise<boolean> => {
    setProblem('');
    count(name, 1);
    const whyFailed = await work().catch((error: unknown) => withRequestId(failureOfError(error)));
    // A success leaves the reason of another call that has failed meanwhile.
    if (whyFailed !== '') setProblem(whyFailed);
    count(name, -1);
    return whyFailed === '';
  };
  return {
    run,
    isChecking: counts.checking > 0,
    isPricing: counts.pricing > 0,
    /** Why a call failed; `''` if none did since the last one began. */
    problem,
  };
};
