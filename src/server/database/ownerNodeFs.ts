import { NodeFS } from '@electric-sql/pglite/nodefs';

type Prepared = Awaited<ReturnType<NodeFS['init']>>;
type Chmod = (path: unknown, mode: number, ...rest: unknown[]) => void;

const restrict = ({ FS }: { FS: { chmod: Chmod } }): void => {
  const { chmod } = FS;
  FS.chmod = (path, mode, ...rest) => chmod(path, mode & 0o700, ...rest);
};

/** PGlite's files on disk, accessible to their owner only: PGlite sets mode 0666 whatever the umask is. */
export class OwnerNodeFs extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): Promise<Prepared> {
    const { emscriptenOpts } = await super.init(...given);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), restrict] } };
  }
}
