import { roundRobin } from '../../platform/testing/proxy.ts';
import { startTestServer, type Server, type ServerOptions } from './server.ts';

/** Two processes on the same data, behind a proxy that alternates between them. They end together. */
export async function startPair(folder: string, { args, env }: ServerOptions = {}): Promise<Server> {
  const proxy = await roundRobin();
  const behind = { TRUST_PROXY: '1', PUBLIC_URL: proxy.url, ...env };
  const start = () => startTestServer(folder, { ...(args && { args }), env: behind });
  const pair = await Promise.all([start(), start()]);
  proxy.use(pair.map(({ origin }) => origin));
  return {
    origin: proxy.url,
    folder,
    printed: () => pair.map(({ printed }) => printed()).join('\n'),
    stop: async () => {
      const codes = await Promise.all(pair.map(({ stop }) => stop()));
      await proxy.close();
      return Math.max(...codes);
    },
  };
}
