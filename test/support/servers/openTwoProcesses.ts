import type { ExtensionParts } from '#server/buildServer.ts';
import { type Api, startApi } from './startApi.ts';
import { onDatabase, type TestDatabase } from './testDatabases.ts';

/** Two processes of one shop, without workers that tell each other of changes. */
export interface TwoProcesses {
  readonly one: Api;
  readonly other: Api;
  /** What the other process knows of the shop. */
  readonly seenByOther: ExtensionParts;
  readonly close: () => Promise<void>;
}

/** Opens two processes on a new database. */
export const openTwoProcesses = async (at: {
  readonly make: () => Promise<TestDatabase>;
}): Promise<TwoProcesses> => {
  const made = await at.make();
  const one = await startApi(onDatabase(made));
  let seenByOther: ExtensionParts | undefined;
  const other = await startApi(
    onDatabase(made),
    {},
    {
      extend: async (_app, parts) => {
        seenByOther = parts;
      },
    },
  );
  if (seenByOther === undefined) throw new Error('The other process has no parts');
  return {
    one,
    other,
    seenByOther,
    close: async () => {
      await one.close();
      await other.close();
      await made.remove();
    },
  };
};
