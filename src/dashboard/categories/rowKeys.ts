/** From the present name of each renamed category or sub-category (as `pathOf`) to the React key that its row had before. */
export type RenamedRows = ReadonlyMap<string, string>;

/** Names a row in `RenamedRows`: two categories may have sub-categories of one name. */
const pathOf = (category: string, name: string): string => JSON.stringify([category, name]);

/**
 * The React keys of the rows with these names. The rows are the sub-categories of `category`; if it is '', the categories. A
 * renamed row keeps its key: with another key React would make a new row, which is closed and does not have the focus.
 */
export const rowKeys = (renamed: RenamedRows, category: string, names: readonly string[]): string[] => {
  const earlierKey = (name: string) => renamed.get(pathOf(category, name));
  return names.map((name) => {
    const key = earlierKey(name) ?? name;
    // A new row may have the name that another one had before.
    const isTaken = names.some((other) => other !== name && earlierKey(other) === key);
    return isTaken ? pathOf(category, name) : key;
  });
};

/** The renamed rows after one more rename: of a sub-category of `category`; if that is '', of a category. */
export const withRename = (
  renamed: RenamedRows,
  category: string,
  { from, to }: { readonly from: string; readonly to: string },
): RenamedRows => {
  const key = renamed.get(pathOf(category, from)) ?? from;
  const others = [...renamed].filter(([path]) => path !== pathOf(category, from));
  return new Map([...others, [pathOf(category, to), key]]);
};
