import { AsyncLocalStorage } from 'node:async_hooks';
import type { Atom } from 'jotai';
import { vi } from 'vitest';
import { client } from '#api/client.ts';
import { createQueryClient } from '#atoms/queries.ts';
import { forgetPrivateAtom } from '#atoms/session/private.ts';
import { createAppStore, type Store } from '#atoms/store.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import { withNotes } from '#lib/device/storage.ts';
import type { Disk } from '#lib/device/device.ts';
import { pageAdapter } from '#tests/support/page-adapter.ts';
import { deviceOf } from '#tests/support/visits.ts';
import { answerTo, isMaking, type Fault, type Trouble } from '#tests/support/faults.ts';
import { Tally } from './tally.ts';

// The surroundings of pages under one hand: the network, the disk of the device and its channels do nothing by themselves. What is asked of
// them waits in a list, from which a history picks what happens next. Time stands until a history lets it pass.

/** Something that may happen next. */
interface Happening {
  /** Of these only the first may happen: a disk writes in order. null for what comes in any order. */
  queue: string | null;
  /** The page that waits for it. */
  page: Page;
  run: () => void | Promise<void>;
}

/** A page of the author, in one tab. */
export interface Page {
  readonly id: number;
  readonly store: Store;
  readonly isGone: boolean;
  /** Mounts an atom for as long as the page lives, or until what is answered is called. `hear` is called when it changes. */
  show: (atom: Atom<unknown>, hear?: () => void) => () => void;
  /** Does something as this page does it: its calls and timers are known to be its own. */
  act: <T>(work: () => T) => T;
  /** The browser lets the page go, or kills it. Of what it had asked the disk for, `written` things are still done. */
  end: (written: number) => void;
}

const pages = new AsyncLocalStorage<{ page: Page; call: ReturnType<typeof pageAdapter> }>();

/** Whether whoever asks is a page that is gone: it writes nothing down any more. */
const isGone = (): boolean => pages.getStore()?.page.isGone === true;

/** What local storage holds; its entries are its own properties, as in a browser. */
function createStorage(isFull: () => boolean): object {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      if (isGone()) return;
      if (isFull()) throw new DOMException('No room for a note', 'QuotaExceededError');
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      if (!isGone()) delete this[key];
    },
  };
  const hidden = Object.entries(methods).map(
    ([name, value]) => [name, { value, enumerable: false }] as const,
  );
  return Object.create(null, Object.fromEntries(hidden)) as object;
}

/** The platform that all pages reach, and the author whose session a call came with. */
type Platform = (request: Request, author: string) => Promise<Response>;

/** The world of one history. `end` gives everything back. */
export class World {
  /** What may happen next. */
  readonly happenings: Happening[] = [];
  /** What strikes the next calls, one each. */
  readonly troubles: Trouble[] = [];
  /** Whose device it is: the author who signs in. */
  author: string;
  /** Hears of each call: that it leaves, that the platform has done it, and that the page is told so. */
  onCall: (when: 'left' | 'done' | 'heard', request: Request, isOk: boolean) => void = () => undefined;
  /** How many writes are still done for a page that is killed in the moment in which the platform has made what it asked for; null where none is to be. */
  doom: number | null = null;
  /** Pages that are to be killed so, before anything else happens. */
  readonly doomed: { page: Page; written: number }[] = [];
  /** Whether the disk of the device is full. */
  isDiskFull = false;
  /** Whether the device takes no notes, either. */
  areNotesFull = false;
  /** What went wrong, in all worlds since this was set. */
  static tally = new Tally();

  readonly #platform: Platform;
  /** The author of the session that the browser has; null where it has none. */
  #session: string | null;
  /** How far the clock of the device is from the true time, ms. */
  #skewMs = 0;
  readonly #disk = memoryDevice();
  readonly #channels = new Map<string, Set<{ page: Page; hear: (event: object) => void }>>();
  readonly #pages: Page[] = [];
  readonly #adapter = client.defaults.adapter;
  readonly #spies: { mockRestore: () => void }[] = [];
  /** Waits for a moment of the true time. */
  readonly #pause: () => Promise<void>;
  #busy = 0;
  /** A timer was set that is due at once. */
  #isDue = false;

  constructor(platform: Platform, author: string) {
    this.#platform = platform;
    this.author = author;
    this.#session = author;
    const truly = globalThis.setTimeout;
    this.#pause = () => new Promise((resolve) => truly(resolve, 1));
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    });
    const busy = <T>(work: Promise<T>) => this.#whileBusy(work);
    const timeout = globalThis.setTimeout;
    // A timer belongs to the page that set it.
    const bound = (work: () => void, ms = 0) => {
      if (!(ms > 0)) this.#isDue = true;
      const here = pages.getStore();
      return timeout(here === undefined ? work : () => pages.run(here, work), ms);
    };
    Object.assign(globalThis, { setTimeout: bound });
    vi.stubGlobal('location', { hash: '#/', replace: () => undefined });
    vi.stubGlobal(
      'localStorage',
      createStorage(() => this.areNotesFull),
    );
    vi.stubGlobal('BroadcastChannel', this.#channelClass());
    // What Node does beside, in threads of its own, is waited for: a day goes the same way each time.
    const { arrayBuffer } = Blob.prototype;
    this.#spies.push(
      vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(function bytes(this: Blob) {
        return busy(arrayBuffer.call(this));
      }),
    );
    const digest = crypto.subtle.digest.bind(crypto.subtle);
    this.#spies.push(vi.spyOn(crypto.subtle, 'digest').mockImplementation((...of) => busy(digest(...of))));
    client.defaults.adapter = (config) => {
      const here = pages.getStore();
      return here === undefined || here.page.isGone ? new Promise(() => undefined) : here.call(config);
    };
  }

  /** Opens a page on the device. */
  open(): Page {
    const self = { isGone: false };
    const gone = new AbortController();
    const id = this.#pages.length + 1;
    const { device, letGo } = deviceOf(
      this.#deviceOf(() => page, gone.signal),
      () => self.isGone,
    );
    const store = createAppStore(
      createQueryClient({ retry: false }),
      withNotes(async () => device),
    );
    const stops: (() => void)[] = [];
    const call = pageAdapter((request, isGivenUp) => this.#send(page, request, isGivenUp));
    const page: Page = {
      id,
      store,
      get isGone() {
        return self.isGone;
      },
      show(atom, hear = () => undefined) {
        const stop = page.act(() => store.sub(atom, hear));
        stops.push(stop);
        return () => {
          stops.splice(stops.indexOf(stop), 1);
          page.act(stop);
        };
      },
      act: (work) => pages.run({ page, call }, work),
      end: (written) => {
        if (self.isGone) return;
        self.isGone = true;
        gone.abort();
        letGo();
        const mine = this.happenings.filter((one) => one.page === page);
        const kept = mine.filter(({ queue }) => queue !== null).slice(0, written);
        for (const one of mine) this.happenings.splice(this.happenings.indexOf(one), 1);
        for (const { run } of kept) void run();
        for (const all of this.#channels.values())
          for (const one of all) if (one.page === page) all.delete(one);
        page.act(() => {
          for (const stop of stops) stop();
          store.set(forgetPrivateAtom);
        });
      },
    };
    this.#pages.push(page);
    return page;
  }

  /** Lets one of the things happen that may; `pick` chooses among them. False where nothing waits. */
  async step(pick: (count: number) => number): Promise<boolean> {
    const queues = new Set<string>();
    const next = this.happenings.filter(({ queue }) => {
      if (queue === null) return true;
      const isFirst = !queues.has(queue);
      queues.add(queue);
      return isFirst;
    });
    const happening = next[pick(next.length)];
    if (happening === undefined) return false;
    this.happenings.splice(this.happenings.indexOf(happening), 1);
    void happening.page.act(() => happening.run());
    await this.quiet();
    return true;
  }

  /** Lets time pass, ms. */
  async pass(ms: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms);
    await this.quiet();
  }

  /** Until nothing goes on but what waits to be picked, and timers. */
  async quiet(): Promise<void> {
    let turns = 0;
    do {
      // The clock is dear to ask: time stands, so that nothing is due but what was just set.
      const isDue = this.#isDue;
      this.#isDue = false;
      if (isDue) await vi.advanceTimersByTimeAsync(0);
      // What other threads do takes its time: asking all the while would only keep a processor busy.
      await (turns < 20 ? new Promise(setImmediate) : this.#pause());
      turns += 1;
      if (turns > 20_000) throw new Error('The platform does not answer');
    } while (this.#busy > 0 || this.#isDue);
  }

  /** Lets all happen that waits, and all that follows from it. */
  async settle(): Promise<void> {
    await this.quiet();
    for (let steps = 0; await this.step(() => 0); steps += 1)
      if (steps > 5000) throw new Error('The world does not come to rest');
  }

  /** The session ends by itself; no page has heard of it. */
  endSession(): void {
    this.#session = null;
  }

  /** The author signs in: the browser has a session from now on. */
  signIn(): void {
    this.#session = this.author;
  }

  /** The true time, whatever the clock of the device says. */
  get time(): number {
    return Date.now() - this.#skewMs;
  }

  /** Sets the clock of the device off the true time, ms. */
  setClock(skewMs: number): void {
    vi.setSystemTime(this.time + skewMs);
    this.#skewMs = skewMs;
  }

  /** Everything that the device holds, by its keys. */
  async kept(): Promise<Map<string, string>> {
    const notes = Object.entries(globalThis.localStorage);
    const rows = (await this.#disk.keys('')).map(
      async (key) => [key, JSON.stringify(await this.#disk.get(key)) ?? ''] as const,
    );
    return new Map([...notes, ...(await Promise.all(rows))]);
  }

  /** The keys of everything that the device holds. */
  async keys(): Promise<string[]> {
    return [...Object.keys(globalThis.localStorage), ...(await this.#disk.keys(''))];
  }

  /** A record of the disk is no more what it was; answers what that had been. */
  async spoil(pick: (count: number) => number): Promise<string> {
    const keys = await this.#disk.keys('');
    const key = keys[pick(keys.length)];
    if (key === undefined) return '';
    const value = JSON.stringify(await this.#disk.get(key)) ?? '';
    await this.#disk.set(key, { at: 'never', value: [7] });
    return value;
  }

  end(): void {
    World.tally.endDay();
    for (const page of this.#pages) page.end(0);
    client.defaults.adapter = this.#adapter;
    for (const spy of this.#spies) spy.mockRestore();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }

  async #whileBusy<T>(work: Promise<T>): Promise<T> {
    this.#busy += 1;
    try {
      return await work;
    } finally {
      this.#busy -= 1;
    }
  }

  #later<T>(page: Page, queue: string | null, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.happenings.push({ queue, page, run: () => work().then(resolve, reject) });
    });
  }

  #deviceOf(owner: () => Page, gone: AbortSignal): Disk {
    const disk = this.#disk;
    const queued = <T>(work: () => Promise<T>) => this.#later(owner(), `disk of ${owner().id}`, work);
    const write = (work: () => Promise<void>) =>
      queued(async () => {
        if (this.isDiskFull) throw new DOMException('The disk is full', 'QuotaExceededError');
        await work();
      });
    return {
      ...disk,
      get: (key) => queued(() => disk.get(key)),
      keys: (prefix) => queued(() => disk.keys(prefix)),
      remove: (key) => queued(() => disk.remove(key)),
      set: (key, value) => {
        // As IndexedDB, which copies what it is given at once.
        const copy = structuredClone(value);
        return write(() => disk.set(key, copy));
      },
      change: (key, to) => write(() => disk.change(key, to)),
      keep: (key, value) => write(() => disk.keep(key, value)),
      // A page that is gone waits for nothing, and neither hears nor says anything.
      wait: (name, signal) => disk.wait(name, AbortSignal.any([signal, gone])),
      channel: async (name, onMessage) => {
        const hear = (message: unknown) =>
          gone.aborted || void this.#later(owner(), `channel ${name}`, async () => onMessage(message));
        const { post, close } = await disk.channel(name, hear);
        return { post: (message) => gone.aborted || post(message), close };
      },
    };
  }

  /** The first trouble that is meant for such a call. */
  #strike(request: Request): Fault | null {
    const at = this.troubles.findIndex(({ isOfMaking }) => !isOfMaking || isMaking(request));
    return this.troubles.splice(at, at === -1 ? 0 : 1)[0]?.fault ?? null;
  }

  /** A call on its way there, and then its answer on its way back. */
  async #send(page: Page, request: Request, isGivenUp: () => boolean): Promise<Response> {
    const author = this.#session;
    this.onCall('left', request, false);
    const fault = await this.#later(page, null, async () => this.#strike(request));
    if (fault !== null) World.tally.add(fault);
    if (fault === 'signed out') this.#session = null;
    const isOver = author === null || author !== this.#session;
    const platform = async (one: Request) => {
      const response = await this.#platform(one, author ?? '');
      this.onCall('done', one, response.ok);
      if (one.url.endsWith('/logout') && response.ok) this.#session = null;
      return response;
    };
    const answering = answerTo(request, isOver ? 'signed out' : fault, platform);
    const answer = await this.#whileBusy(answering).then(
      (response) => () => {
        // A page that has given a call up hears nothing.
        if (!isGivenUp()) this.onCall('heard', request, response.ok);
        return response;
      },
      (error: unknown) => () => {
        throw error;
      },
    );
    if (page.isGone) return new Promise(() => undefined);
    if (this.doom !== null && isMaking(request)) {
      this.doomed.push({ page, written: this.doom });
      this.doom = null;
    }
    return this.#later(page, null, async () => answer());
  }

  #channelClass() {
    const channels = this.#channels;
    const deliver = (page: Page, from: Page, work: () => void) =>
      void this.#later(page, `channel ${from.id} ${page.id}`, async () => work());
    return class {
      readonly #ears = new Set<{ page: Page; hear: (event: object) => void }>();
      readonly #name: string;

      constructor(name: string) {
        this.#name = name;
      }

      addEventListener(_type: string, listener: (event: object) => void): void {
        const page = pages.getStore()?.page;
        if (page === undefined) throw new Error('A channel is opened by a page');
        const ear = { page, hear: listener };
        this.#ears.add(ear);
        const all = channels.get(this.#name) ?? new Set();
        channels.set(this.#name, all.add(ear));
      }

      postMessage(data: unknown): void {
        const from = pages.getStore()?.page;
        if (from === undefined) return;
        for (const ear of channels.get(this.#name) ?? []) {
          if (this.#ears.has(ear)) continue;
          deliver(ear.page, from, () => {
            if (channels.get(this.#name)?.has(ear) === true) ear.hear({ data });
          });
        }
      }

      close(): void {
        for (const ear of this.#ears) channels.get(this.#name)?.delete(ear);
      }
    };
  }
}
