import { useSearchParams } from 'react-router-dom';
import { useSetListParams } from './useSetListParams.ts';

/** Reads a choice from the address; a missing or unknown value means the first of `choices`. */
export const readChoice = <Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice => choices.find((choice) => choice === params.get(name)) ?? choices[0];

/**
 * A choice that shapes a list, such as its sort, stored in the address unless it is the first of `choices`. The function that changes it
 * takes any text, as a select gives it.
 */
export const useListChoice = <Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): readonly [Choice, (chosen: string) => void] => {
  const [params] = useSearchParams();
  const setParams = useSetListParams();
  const choose = (chosen: string) => setParams({ [name]: chosen === choices[0] ? '' : chosen });
  return [readChoice(params, name, choices), choose];
};
