import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitResult = Awaited<ReturnType<NodeFS['init']>>;
type Chmod = (path: unknown, mode: number, ...options: unknown[]) => void;

/** Removes the rights of group and others from every mode that PGlite sets. */
const restrictModes = ({ FS }: { FS: { chmod: Chmod } }): void => {
  const { chmod } = FS;
  FS.chmod = (path, mode, ...options) => chmod(path, mode & 0o700, ...options);
};

/** PGlite's files on disk, accessible to their owner only: PGlite sets mode 0666 whatever the umask is. */
export class OwnerNodeFs extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): Promise<InitResult> {
    const { emscriptenOpts } = await super.init(...args);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), restrictModes] },
    };
  }
}
