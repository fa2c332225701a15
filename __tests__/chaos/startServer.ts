import { fork } from 'node:child_process';
import path from 'node:path';

export interface ChaosServer {
  origin: string;
  /** Sets how many of a hundred responses of the API fail from now on. */
  setFailing: (percent: number) => Promise<void>;
  stop: () => void;
}

/** Starts the bundle's own server with a TMDB beside it. The seed determines which responses of both fail. */
export async function startServer(seed: number): Promise<ChaosServer> {
  const child = fork(path.join(__dirname, 'serve.mjs'), { env: { ...process.env, CHAOS_SEED: String(seed) } });
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('message', (said: string) => resolve(said));
    child.once('exit', () => reject(new Error('The server did not start')));
  });
  return {
    origin,
    setFailing: async (percent) => {
      await fetch(`${origin}/chaos?${percent}`);
    },
    stop: () => {
      child.kill();
    },
  };
}
