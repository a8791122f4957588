import { useSearchParams } from 'react-router-dom';
import { isDay } from '#domain/values/dates.ts';
import { latinDigits } from '#domain/values/typedText.ts';
import { useSetListParams } from './useSetListParams.ts';

/** Reads a day from the address, which a person may have written in Bengali digits; `undefined` if there is no valid one. */
export const readDay = (params: URLSearchParams, name: string): string | undefined => {
  const day = latinDigits(params.get(name) ?? '');
  return isDay(day) ? day : undefined;
};

/**
 * The filter of a list, stored in the address.
 *
 * @param read reads the filter from the address; a part that is not set is `undefined`
 * @param names the filter's parameters in the address
 */
export const useListFilter = <Filter extends object, Name extends string>(
  read: (params: URLSearchParams) => Filter,
  names: readonly Name[],
) => {
  const [params] = useSearchParams();
  const setParams = useSetListParams();
  const filter = read(params);
  return {
    filter,
    /** Number of parts that are set. */
    count: Object.values(filter).filter((value) => value !== undefined).length,
    /** Sets parts of the filter; '' clears one. */
    change: (values: { readonly [Key in Name]?: string }): void => setParams(values),
    clear: () => setParams(Object.fromEntries(names.map((name) => [name, '']))),
  };
};
