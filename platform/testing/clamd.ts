import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { ClamdAddress } from '../scanning/clamd.ts';

/** What every scanner finds, and what harms nobody. It stands here in two halves, or this file were found as well. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

interface Options {
  /** What it finds in a file. */
  signature?: string;
  /** How many bytes it takes. */
  limit?: number;
  /** What it says of every file; nothing at all where this is empty. */
  word?: string;
}

/** A clamd for one test, which knows the one command that the platform gives. `taken` are the bytes of each file that it looked through. */
export async function standInClamd({ signature = eicar, limit = Infinity, word }: Options = {}) {
  const taken: number[] = [];
  function serve(socket: Socket): void {
    let [rest, file, hasBegun] = [Buffer.alloc(0), Buffer.alloc(0), false];
    const say = (said: string) => void socket.end(`${said}\0`);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      const command = 'zINSTREAM\0';
      if (!hasBegun && rest.length >= command.length) {
        if (rest.subarray(0, command.length).toString() !== command) return say('UNKNOWN COMMAND');
        [hasBegun, rest] = [true, rest.subarray(command.length)];
      }
      if (!hasBegun) return;
      while (rest.length >= 4) {
        const length = rest.readUInt32BE();
        if (rest.length < 4 + length) return;
        file = Buffer.concat([file, rest.subarray(4, 4 + length)]);
        rest = rest.subarray(4 + length);
        if (file.length > limit) return say('INSTREAM size limit exceeded. ERROR');
        if (length > 0) continue;
        taken.push(file.length);
        if (word === '') return;
        return say(word ?? (file.includes(signature) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'));
      }
    });
  }
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address: ClamdAddress = { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
  return { address, taken };
}
