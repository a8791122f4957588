import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A process of the cluster that the test started, and ends by its id. */
export interface Part {
  readonly pid: number;
  /** Sends the signal and waits until the process has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Sends the signal, unless the process has ended by itself. */
export const signalProcess = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/**
 * Starts the command with its output in the file, says its id, and ends it when its stdin closes without a line, however
 * the test process ends.
 */
const keeper = `
log=$1; shift
"$@" >>"$log" 2>&1 &
pid=$!
echo $pid
read -r line
if [ -z "$line" ]; then
  kill -TERM $pid
  # Patroni without etcd may never end by itself.
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    kill -0 $pid && sleep 1
  done
  kill -KILL $pid
fi
wait $pid`;

export const openPart = async (
  command: readonly string[],
  log: string,
  env: NodeJS.ProcessEnv,
): Promise<Part> => {
  const child = spawn('sh', ['-c', keeper, 'keeper', log, ...command], {
    env,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
  });
  child.unref();
  const exited = once(child, 'exit');
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const pid = Number(line);
  return {
    pid,
    end: async (signal) => {
      signalProcess(pid, signal);
      child.stdin.end('ended\n');
      await exited;
    },
  };
};
