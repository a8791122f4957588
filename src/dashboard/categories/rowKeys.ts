/** The present name of each renamed category or sub-category, with the key that its row had before. */
export type RenamedRows = ReadonlyMap<string, string>;

/** Names a row in `RenamedRows`: two categories may have sub-categories of one name. */
const pathOf = (category: string, name: string): string => JSON.stringify([category, name]);

/**
 * The keys of the rows with these names, of which a renamed one keeps its own: with the row the focus would go, and what is open in it.
 * `category` is the one with these sub-categories, or '' for the rows of the categories.
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

/** The renamed rows after one more rename. `category` is the one with the sub-category, or '' for a category. */
export const withRename = (
  renamed: RenamedRows,
  category: string,
  { from, to }: { readonly from: string; readonly to: string },
): RenamedRows => {
  const key = renamed.get(pathOf(category, from)) ?? from;
  const others = [...renamed].filter(([path]) => path !== pathOf(category, from));
  return new Map([...others, [pathOf(category, to), key]]);
};
