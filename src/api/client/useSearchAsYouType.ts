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

/** What earlier answers tell about a search. */
export interface Known<Answer> {
  readonly answer: Answer;
  /** Whether the answer is complete, so that no request is sent. */
  readonly isComplete: boolean;
}

interface Typed<Answer> {
  readonly input: string;
  /** What was known when it was typed. */
  readonly known: Known<Answer> | null;
}

/** The text that is searched for: its case and spaces around it make no difference. */
const queryOf = (input: string): string => input.trim().toLowerCase();

/**
 * The search of a field that searches while the user types. Each key sends its request in its own event, since on a slow
 * phone the next render is ten milliseconds later, and aborts the request before it (SPD-3). Leaving the screen aborts the
 * last one. Without a text nothing is sent.
 *
 * @param argOf the query's argument for a text
 * @param readKnown what earlier answers tell about a text
 */
export const useSearchAsYouType = <Arg, Answer>(
  [trigger, { currentData, isError, isFetching }]: LazyQuery<Arg, Answer>,
  argOf: (query: string) => Arg,
  readKnown: (query: string) => Known<Answer> | null = () => null,
) => {
  const [{ input, known }, setTyped] = useState<Typed<Answer>>({ input: '', known: null });
  const request = useRef<ReturnType<typeof trigger>>(undefined);
  const query = queryOf(input);
  useEffect(() => () => request.current?.abort(), []);
  const send = (text: string) => {
    request.current = trigger(argOf(text));
  };
  const changeInput = (next: string) => {
    const text = queryOf(next);
    if (text === query) {
      setTyped({ input: next, known });
      return;
    }
    const earlier = text === '' ? null : readKnown(text);
    setTyped({ input: next, known: earlier });
    request.current?.abort();
    if (text !== '' && earlier?.isComplete !== true) send(text);
  };

  const hasQuery = query !== '';
  const isKnown = known?.isComplete === true;
  const isFailed = hasQuery && !isKnown && isError;
  const answer = isKnown ? undefined : currentData;
  return {
    /** What is typed. */
    input,
    changeInput,
    /** Whether there is a text to search for. */
    hasQuery,
    /** While the search is pending, as much of the answer as is known. */
    answer: answer ?? (isFailed ? undefined : known?.answer),
    isPending: hasQuery && !isKnown && !isFailed && (answer === undefined || isFetching),
    isFailed,
    retry: () => send(query),
  };
};
