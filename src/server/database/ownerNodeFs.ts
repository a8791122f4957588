import { NodeFS } from '@electric-sql/pglite/nodefs';

type Prepared = Awaited<ReturnType<NodeFS['init']>>;
type Chmod = (path: unknown, mode: number, ...rest: unknown[]) => void;

const restrict = ({ FS }: { FS: { chmod: Chmod } }): void => {
  const { chmod } = FS;
  FS.chmod = (path, mode, ...rest) => chmod(path, mode & 0o700, ...rest);
};

/** Files on disk that only their owner reads: PGlite gives each new file mode 0666 whatever the umask says. */
export class OwnerNodeFs extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): Promise<Prepared> {
    const { emscriptenOpts } = await super.init(...given);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), restrict] } };
  }
}
