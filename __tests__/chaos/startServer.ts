import { fork } from 'node:child_process';
import path from 'node:path';

export interface ChaosServer {
  origin: string;
  /** How many of a hundred answers of the API go wrong from now on. */
  setFailing: (percent: number) => Promise<void>;
  stop: () => void;
}

/** The bundle on its own server, with a TMDB beside it; what goes wrong of either follows from the seed. */
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
