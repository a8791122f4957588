/** `npm run dev`: the API with its database and accounts in one process, Vite with hot reload in another. */
import { spawn } from 'node:child_process';

const apiPort = process.env.API_PORT ?? '4001';
const environment = { ...process.env, API_PORT: apiPort };
const children = [
  spawn('npx', ['tsx', 'src/server/main.ts'], { stdio: 'inherit', env: { ...environment, PORT: apiPort } }),
  spawn('npx', ['vite', '--port', process.env.PORT ?? '4000', '--strictPort'], {
    stdio: 'inherit',
    env: environment,
  }),
];
const end = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.once('exit', end);
process.once('SIGINT', end);
process.once('SIGTERM', end);
