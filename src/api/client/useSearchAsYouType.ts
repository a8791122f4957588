import { useEffect, useRef, useState } from 'react';

/** The trigger and the state of an endpoint's lazy query hook. */
type LazyQuery<Arg, Answer> = readonly [
  trigger: (arg: Arg) => { abort: () => void },
  state: {
    readonly currentData?: Answer | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
  },
  ...rest: unknown[],
];

/** What the answers to earlier searches tell about this search. */
interface EarlierAnswer<Answer> {
  readonly answer: Answer;
  /** Whether the answer is complete, so that no request is sent. */
  readonly isComplete: boolean;
}

interface Typed<Answer> {
  readonly input: string;
  /** What earlier answers told when this was typed; `null` for nothing. */
  readonly earlier: EarlierAnswer<Answer> | null;
}

/** The text that is searched for, in lower case and without spaces around it, since these make no difference. */
const queryOf = (input: string): string => input.trim().toLowerCase();

/**
 * The search of a field that searches while the user types. Each key sends its request in its own event, since on a slow
 * phone the next render is ten milliseconds later, and aborts the request before it (SPD-3). Leaving the screen aborts the
 * last one. Without a text nothing is sent.
 *
 * @param argOf the query's argument for a text
 * @param readEarlier what earlier answers tell about a text
 */
export const useSearchAsYouType = <Arg, Answer>(
  [trigger, { currentData, isError, isFetching }]: LazyQuery<Arg, Answer>,
  argOf: (query: string) => Arg,
  readEarlier: (query: string) => EarlierAnswer<Answer> | null = () => null,
) => {
  const [{ input, earlier }, setTyped] = useState<Typed<Answer>>({ input: '', earlier: null });
  const request = useRef<ReturnType<typeof trigger>>(undefined);
  const query = queryOf(input);
  useEffect(() => () => request.current?.abort(), []);
  const send = (text: string) => {
    request.current = trigger(argOf(text));
  };
  const changeInput = (next: string) => {
    const nextQuery = queryOf(next);
    if (nextQuery === query) {
      setTyped({ input: next, earlier });
      return;
    }
    const told = nextQuery === '' ? null : readEarlier(nextQuery);
    setTyped({ input: next, earlier: told });
    request.current?.abort();
    if (nextQuery !== '' && told?.isComplete !== true) send(nextQuery);
  };

  const hasQuery = query !== '';
  const isAnsweredEarlier = earlier?.isComplete === true;
  const isFailed = hasQuery && !isAnsweredEarlier && isError;
  // If the text was answered earlier, no request was sent, and `currentData` answers another text.
  const answer = isAnsweredEarlier ? undefined : currentData;
  const isUnanswered = answer === undefined || isFetching;
  return {
    /** What is typed. */
    input,
    changeInput,
    /** Whether there is a text to search for. */
    hasQuery,
    /** The answer; while the search is pending, what earlier answers tell of it. */
    answer: answer ?? (isFailed ? undefined : earlier?.answer),
    isPending: hasQuery && !isAnsweredEarlier && !isFailed && isUnanswered,
    isFailed,
    retry: () => send(query),
  };
};
