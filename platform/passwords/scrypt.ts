import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import type { Passwords } from './passwords.ts';
import { createWorkQueue } from './workQueue.ts';

/** The cost of one guess: 128 · N · r bytes of memory, and time in proportion. */
interface Cost {
  N: number;
  r: number;
  p: number;
}

/** 128 MB, and about half a second. */
const fullCost: Cost = { N: 2 ** 17, r: 8, p: 1 };

/** The cost of hashes that do not record it. */
const formerCost: Cost = { N: 2 ** 15, r: 8, p: 1 };

const [saltBytes, keyBytes] = [16, 32];

const run = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const derive = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  run(password.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem: 2 ** 28 });

/** The format of a hash: `$scrypt$ln=17,r=8,p=1$salt$key`, formerly `salt.key`. */
interface Hash {
  cost: Cost;
  salt: Buffer;
  key: Buffer;
}

const written = ({ cost: { N, r, p }, salt, key }: Hash) =>
  `$scrypt$ln=${Math.log2(N)},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;

function read(hash: string): Hash {
  const [, ln, r, p, salt = '', key = ''] =
    /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash) ?? [];
  const told = ln !== undefined;
  const [formerSalt = '', formerKey = ''] = hash.split('.');
  return {
    cost: told ? { N: 2 ** Number(ln), r: Number(r), p: Number(p) } : formerCost,
    salt: Buffer.from(told ? salt : formerSalt, 'base64url'),
    key: Buffer.from(told ? key : formerKey, 'base64url'),
  };
}

interface Options {
  cost?: Cost;
  /** Concurrent derivations: each takes the memory of its cost, and one of the few threads that also read files. */
  atOnce?: number;
  /** How many may wait for these: about ten seconds' worth. */
  waiting?: number;
  derive?: typeof derive;
}

/** The lowest cost of scrypt: for tests, which log in a hundred times. */
export const leastCost: Cost = { N: 2, r: 8, p: 1 };

/** scrypt, each password with its own salt. */
export function scryptPasswords(options: Options = {}): Passwords {
  const { cost = fullCost, atOnce = 2, waiting = 24 } = options;
  const inTurn = createWorkQueue({ atOnce, waiting });
  const keyOf = options.derive ?? derive;
  const isStale = (hash: string) => {
    const { N, r, p } = read(hash).cost;
    return N !== cost.N || r !== cost.r || p !== cost.p;
  };
  return {
    nobodys: written({ cost, salt: randomBytes(saltBytes), key: randomBytes(keyBytes) }),
    isStale,
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(saltBytes);
        return written({ cost, salt, key: await keyOf(password, salt, cost) });
      }),
    verify: (password, hash) =>
      inTurn(async () => {
        const wanted = read(hash);
        const given = await keyOf(password, wanted.salt, wanted.cost);
        // A cheaper check would reveal that the e-mail exists: so the dummy hash has the current cost.
        if (isStale(hash)) await keyOf(password, wanted.salt, cost);
        return wanted.key.length === given.length && timingSafeEqual(wanted.key, given);
      }),
  };
}
