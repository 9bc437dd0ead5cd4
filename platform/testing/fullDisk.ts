import type { Files } from '../files/files.ts';
import type { Accounts } from '../store/accounts.ts';
import type { RowsWriter, Store } from '../store/store.ts';

/** A write that found no room, as the system tells of it. */
const noSpace = (): Error => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

/** The same, as SQLite tells of it. */
const databaseFull = (): Error =>
  Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });

/** Is called before each write, and again where a write may fail at its end; throws where there is no room. */
type Room = (error: () => Error) => void;

const writes = [
  'put',
  'putSession',
  'endSession',
  'seeSession',
  'putTicket',
  'register',
  'resetPassword',
  'attempt',
  'forgetAttempts',
] as const satisfies (keyof Accounts)[];

/** Calls of an object that ask for room first. */
function guarded<T extends object>(of: T, names: readonly (keyof T)[], ask: () => void): T {
  return new Proxy(of, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function' || !names.some((one) => one === name)) return value;
      return async (...given: unknown[]): Promise<unknown> => {
        ask();
        return Reflect.apply(value, target, given);
      };
    },
  });
}

/** A store whose disk may be full: each document, and the end of each change, may be what fails. */
export function storeOnDisk(store: Store, room: Room): Store {
  const ask = () => room(databaseFull);
  return {
    ...store,
    of(author) {
      const rows = store.of(author);
      return {
        ...rows,
        change: (work) =>
          rows.change(async (tx: RowsWriter) => {
            const result = await work(guarded(tx, ['put', 'remove'], ask));
            ask();
            return result;
          }),
      };
    },
    accounts: guarded(store.accounts, writes, ask),
  };
}

/** Files whose disk may be full, at the beginning of a write or at its end. */
export function filesOnDisk(files: Files, room: Room): Files {
  const ask = () => room(noSpace);
  return {
    ...files,
    async write(id, offset, size, body) {
      ask();
      await files.write(id, offset, size, body);
      ask();
    },
    async take(id, body) {
      ask();
      const size = await files.take(id, body);
      ask();
      return size;
    },
    async adopt(id, size, open) {
      ask();
      await files.adopt(id, size, open);
    },
    async finish(id, size) {
      ask();
      await files.finish(id, size);
    },
  };
}
