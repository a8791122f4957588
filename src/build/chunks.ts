import { dirname, relative, resolve } from 'node:path';
import { normalizePath, type Plugin, type Rolldown } from 'vite';

/** Which modules of the browser's build share a file. */

interface ChunkGroup {
  readonly name: string;
  /** Folders whose modules the group may take; without `modules` any folder. */
  readonly modules?: readonly string[];
  /**
   * Folders of screens: the group takes modules that a screen in these folders needs and that a dynamically imported module
   * of another folder needs too. A group without `screens` takes modules that start every page: those of main.ts and of its
   * stages, which main.ts imports dynamically.
   */
  readonly screens?: readonly string[];
  /** In how many folders dynamically imported modules need a module of the group; two by default. */
  readonly minFolders?: number;
  /** Folders: the group takes only modules of `src` that no dynamically imported module outside of them needs. */
  readonly only?: readonly string[];
}

/** A module goes, with what it imports, into the first group that takes it. Rolldown splits the other modules by who imports them. */
const groups: readonly ChunkGroup[] = [
  // One chunk for each stage of main.ts: similar code compresses better together.
  {
    name: 'store',
    modules: [
      'src/app/store',
      'src/app/start',
      'src/api',
      'src/slices',
      'src/domain',
      'src/contract',
      'src/messages/api',
      'src/messages/app',
      'src/messages/domain',
      'src/messages/dates.ts',
      'src/messages/language.ts',
      'node_modules/react',
      'node_modules/redux-persist',
    ],
  },
  { name: 'react', modules: ['node_modules/react-dom', 'node_modules/scheduler'] },
  // All other modules that start every page.
  { name: 'layout' },
  // Parts of a screen have a few hundred bytes each: files of their own would cost a request each.
  { name: 'products', screens: ['src/storefront/home'] },
  // A list loads what a product page needs, so that a press on a card requests only one more file.
  { name: 'choices', screens: ['src/storefront/listing', 'src/storefront/product'] },
  { name: 'forms', modules: ['src/ui', 'src/messages/ui'], screens: ['src/storefront'] },
  // Otherwise an order list would be 127 files. What fewer folders share stays apart: not every screen needs it.
  {
    name: 'dashboard',
    screens: ['src/dashboard'],
    minFolders: 4,
    // Dynamically imported modules of the last two are loaded only by pages of other hosts, which may load this chunk too.
    only: ['src/dashboard', 'src/api/plainHost', 'src/app/start'],
  },
];

const isInside = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
const isInSome = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => isInside(path, folder));

/** What the groups ask about the modules of the build. Paths are relative to the project. */
interface ModuleGraph {
  readonly paths: Set<string>;
  /** Modules that start every page, without main.ts and the stages in `src`, which stay files of their own. */
  readonly start: Set<string>;
  /** For each module, the dynamically imported modules that need it. */
  readonly importers: Map<string, Set<string>>;
}

/** The path relative to the project; a module of messages has the same path in both languages. */
const pathOf = (id: string): string => {
  // Plugins mark their ids by a zero byte, and Vite adds queries such as `?url`.
  const file = id.replace('\0', '').replace(/\?.*$/, '');
  const path = normalizePath(relative(process.cwd(), file));
  return path.replace(/^(src\/messages\/)[a-z]{2}\//, '$1');
};

const readGraph = (context: Rolldown.PluginContext): ModuleGraph => {
  const ids = [...context.getModuleIds()];
  // Read once for each module: Rolldown makes a copy at every reading.
  const modules = new Map(ids.map((id) => [id, context.getModuleInfo(id)]));
  const dynamicImportsOf = (id: string): readonly string[] => modules.get(id)?.dynamicallyImportedIds ?? [];
  /** The module with all modules that it imports statically, directly or through others. */
  const withImports = (id: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(id)) return seen;
    seen.add(id);
    for (const imported of modules.get(id)?.importedIds ?? []) withImports(imported, seen);
    return seen;
  };
  const main = resolve('src/app/main.ts');
  const stages = [main, ...dynamicImportsOf(main)];
  const start = new Set(stages.flatMap((id) => [...withImports(id)]).map(pathOf));
  for (const path of stages.map(pathOf)) if (isInside(path, 'src')) start.delete(path);
  const importers = new Map<string, Set<string>>();
  for (const entry of new Set(ids.flatMap(dynamicImportsOf)))
    for (const id of withImports(entry)) {
      const entries = importers.get(pathOf(id)) ?? new Set();
      importers.set(pathOf(id), entries.add(pathOf(entry)));
    }
  return { paths: new Set(ids.map(pathOf)), start, importers };
};

const isEmpty = (folder: string, paths: readonly string[]): boolean =>
  !paths.some((path) => isInside(path, folder));

const isScreen = (path: string): boolean => /Screens?[.]tsx$/.test(path);

/** The first folder of `groups` without a module; `undefined` when all have some. */
const emptyFolder = ({ paths, importers }: ModuleGraph): string | undefined => {
  const screenPaths = [...importers.keys()].filter(isScreen);
  return groups
    .flatMap(({ modules = [], screens = [] }) => [
      ...modules.filter((folder) => isEmpty(folder, [...paths])),
      ...screens.filter((folder) => isEmpty(folder, screenPaths)),
    ])
    .at(0);
};

/** Whether the group takes the module, provided that no earlier group does. */
const takes = (group: ChunkGroup, path: string, graph: ModuleGraph): boolean => {
  const { modules, screens, minFolders = 2, only } = group;
  const isScript = !path.endsWith('.css') && /^(src|node_modules)\//.test(path);
  if (!isScript) return false;
  if (modules !== undefined && !isInSome(path, modules)) return false;
  const startsEveryPage = graph.start.has(path);
  if (screens === undefined) return startsEveryPage;
  const importers = [...(graph.importers.get(path) ?? [])];
  const isAllowed =
    only === undefined || (isInside(path, 'src') && importers.every((importer) => isInSome(importer, only)));
  if (startsEveryPage || !isAllowed) return false;
  const importingFolders = new Set(importers.map(dirname));
  const isNeededByScreen = importers.some((importer) => isScreen(importer) && isInSome(importer, screens));
  return isNeededByScreen && importingFolders.size >= minFolders;
};

/** Splits the browser's build by the groups above, and fails when one of their folders has no module. */
export const chunks = (): Plugin => {
  let graph: ModuleGraph | undefined;
  return {
    name: 'chunks',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    buildEnd(error) {
      if (error !== undefined) return;
      graph = readGraph(this);
      const folder = emptyFolder(graph);
      if (folder !== undefined)
        this.error(`src/build/chunks.ts names the folder ${folder}, which has no module of a page.`);
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: groups.map((group, index) => ({
                name: group.name,
                test: (id) => graph !== undefined && takes(group, pathOf(id), graph),
                priority: groups.length - index,
                // With `only`, what the group's modules import and others need too stays outside.
                includeDependenciesRecursively: group.only === undefined,
              })),
            },
          },
        },
      },
    }),
  };
};
