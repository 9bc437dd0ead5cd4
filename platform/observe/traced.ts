import type { Files } from '../files/files.ts';
import type { RowsReader, Store } from '../store/store.ts';
import type { InSpan, SpanFacts } from './tracer.ts';

/** Wraps an object so that calls of these methods are spans. Only `factsOf` reads their arguments. */
function spans<T extends object>(
  of: T,
  part: string,
  names: readonly (keyof T & string)[],
  inSpan: InSpan,
  factsOf: (given: readonly unknown[]) => SpanFacts = () => ({}),
): T {
  return new Proxy(of, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function' || !names.some((one) => one === name)) return value;
      return (...given: unknown[]): Promise<unknown> =>
        inSpan(`${part} ${String(name)}`, factsOf(given), async (): Promise<unknown> =>
          Reflect.apply(value, target, given),
        );
    },
  });
}

/** Kinds are the platform's own names; later arguments are an author's. */
const kindOf = ([kind]: readonly unknown[]): SpanFacts =>
  typeof kind === 'string' ? { 'kabinet.kind': kind } : {};

const readings = ['get', 'list', 'sum', 'setAside', 'leftOut'] as const satisfies (keyof RowsReader)[];

/** A store whose calls are spans. */
export function tracedStore(store: Store, inSpan: InSpan): Store {
  const accounts = [
    'byEmail',
    'byId',
    'put',
    'session',
    'putSession',
    'endSession',
    'seeSession',
    'sessionsOf',
    'putTicket',
    'ticketOwner',
    'register',
    'resetPassword',
    'attempt',
  ] as const;
  return {
    ...store,
    accounts: spans(store.accounts, 'accounts', accounts, inSpan),
    of(author) {
      const rows = store.of(author);
      return {
        ...spans(spans(rows, 'store', readings, inSpan, kindOf), 'store', ['revision'], inSpan),
        change: (work) =>
          inSpan('store change', {}, () =>
            rows.change((tx) => work(spans(tx, 'store', [...readings, 'put', 'remove'], inSpan, kindOf))),
          ),
      };
    },
  };
}

/** Files whose calls are spans. The span of a read lasts until its first bytes arrive. */
export const tracedFiles = (files: Files, inSpan: InSpan): Files =>
  spans(
    files,
    'files',
    ['write', 'ranges', 'finish', 'adopt', 'take', 'size', 'open', 'link', 'list', 'free', 'remove'],
    inSpan,
  );
