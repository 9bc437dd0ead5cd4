import * as v from 'valibot';

const targets = v.array(v.object({ webSocketDebuggerUrl: v.string() }));
const answer = v.object({ id: v.number(), result: v.object({ usedSize: v.optional(v.number()) }) });

/** Watches the heap of a Node process that was started with `--inspect` on a port. */
export async function attach(port: number): Promise<{ used: () => Promise<number>; close: () => void }> {
  const [target] = v.parse(targets, await (await fetch(`http://127.0.0.1:${port}/json`)).json());
  if (target === undefined) throw new Error('The process shows nothing to watch');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  let last = 0;
  const send = async (method: string) => {
    last += 1;
    const id = last;
    const answered = new Promise<{ usedSize?: number | undefined }>((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        const told = v.safeParse(answer, JSON.parse(String(data)));
        if (!told.success || told.output.id !== id) return;
        socket.removeEventListener('message', listen);
        resolve(told.output.result);
      };
      socket.addEventListener('message', listen);
    });
    socket.send(JSON.stringify({ id, method }));
    return answered;
  };
  return {
    /** Bytes that are in use once all garbage is gone. */
    used: async () => {
      for (let times = 0; times < 3; times++) await send('HeapProfiler.collectGarbage');
      return (await send('Runtime.getHeapUsage')).usedSize ?? Number.NaN;
    },
    /** A process that is watched does not end. */
    close: () => socket.close(),
  };
}
