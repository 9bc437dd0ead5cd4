import * as v from 'valibot';
import { holds } from '#domain/upload/ranges.ts';
import { partSize, sessionState } from '#domain/upload/schema.ts';
import { engineAtom } from '#atoms/upload/engine.ts';
import { entriesAtom, type Entry } from '#atoms/upload/entries.ts';
import { offerFileAtom } from '#atoms/upload/offerFile.ts';
import { guardAtom, startAtom } from '#atoms/upload/start.ts';
import {
  addUploadsAtom,
  pauseUploadAtom,
  resumeUploadAtom,
  retryUploadAtom,
  uploadsAtom,
} from '#atoms/upload/uploads.ts';
import { authAtom } from '#atoms/session/session.ts';
import { endpoints } from '#api/endpoints.ts';
import type { TestPlatform } from '#platform/testing/platform.ts';
import { Desk, mayLose, type Place } from './desk.ts';
import type { Page, World } from './world.ts';

// Authors who upload recordings in two tabs, of which one works; one author after another on the same device.

/** How often an author who uploads does each thing, of 100. */
export const uploadActs = { add: 9, pause: 8, 'go on': 11, choose: 8, 'change hands': 2, 'fill all': 2 };

/** The recordings of an author: one of two parts and a bit, told apart in every place that matters, and small ones. */
const sizes = [partSize * 2 + 77, 3000, 500];
/** Recordings of both authors: first all of the one, then all of the other. */
const recordings: readonly File[] = [...sizes, ...sizes].map((size, number) => {
  const bytes = new Uint8Array(size);
  for (let at = number; at < size; at += 509) bytes[at] = (at / 509) % 251;
  return new File([bytes], `${number}.mp4`, { type: 'video/mp4', lastModified: 7 });
});

const rangeOf = (request: Request): string | null => {
  const range = request.headers.get('content-range');
  return range === null ? null : `${new URL(request.url).pathname} ${range}`;
};

export class Uploader extends Desk<keyof typeof uploadActs> {
  readonly #at: TestPlatform;
  /** When each recording was added, by its place; one whose entry a killed page took along may be added again. */
  readonly #added = new Map<number, { at: number; page: Page; isNoted: boolean }>();
  /** How often each was added: one that a killed page may have lost is there twice, where it was not lost and is added again. */
  readonly #asked = new Map<number, number>();
  /** Parts of which a page has heard that they are kept. */
  readonly #kept = new Set<string>();
  /** Calls that the platform has taken. */
  readonly #taken = new WeakSet<Request>();
  readonly #streams: string[] = [];
  /** The authors; whoever has the device is the first. */
  readonly #hands: string[];
  readonly #recordings: ReadonlyMap<string, number>;
  /** Who had the device. */
  readonly #were = new Set<string>();
  #isSpoiled = false;

  constructor(world: World, at: TestPlatform, hands: readonly [string, string]) {
    super(world, uploadActs);
    this.#at = at;
    this.#hands = [...hands];
    this.#recordings = new Map(hands.map((hand, number) => [hand, number * sizes.length]));
    this.#were.add(hands[0]);
    world.onCall = (when, request, isOk) => {
      const range = rangeOf(request);
      if (range === null) return;
      if (when === 'left' && this.#kept.has(range)) this.#fail(`${range} is sent again`);
      if (when === 'done' && isOk) this.#taken.add(request);
      // Others may answer in the platform's place.
      if (when === 'heard' && isOk && this.#taken.has(request)) this.#kept.add(range);
    };
  }

  #fail(what: string): void {
    if (!this.#isSpoiled) this.wrong.push(what);
  }

  protected override show(page: Page): void {
    this.mount(page, [uploadsAtom]);
  }

  /** Nothing is promised of what a slow disk does not have yet. A full one takes notes. */
  #isSlow = (page: Page): boolean =>
    this.world.happenings.some((one) => one.page === page && one.queue?.startsWith('disk'));
  /** The device has room for nothing, not for a note. */
  #isFull = (): boolean => this.world.isDiskFull && this.world.areNotesFull;
  /** Nor of what the device has no room for: the list says of each file that the page must stay, once the device has been asked. */
  #isTold = (page: Page): boolean => this.#uploads(page).some(({ noticed }) => noticed === 'notRemembered');
  #isOpen = (page: Page | null): page is Page => page !== null;

  /** Another page that has a recording, though this one goes. */
  #otherWith(page: Page, number: number): Page | undefined {
    const name = recordings[number]?.name;
    const others = this.tabs.filter(this.#isOpen).filter((one) => one !== page);
    return others.find((one) => this.#uploads(one).some(({ mark }) => mark.name === name));
  }

  /** Of what has been added, what goes with a page since the device has no room for it, and no other page has it. */
  #goesWith(page: Page, number: number): boolean {
    const name = recordings[number]?.name;
    const isIt = ({ mark }: Entry) => mark.name === name;
    if (this.#otherWith(page, number)) return false;
    if (this.#uploads(page).some((entry) => isIt(entry) && entry.noticed === 'notRemembered')) return true;
    const { at = 0 } = this.#added.get(number) ?? {};
    const isAsked = this.world.happenings.some((one) => one.page === page && one.queue !== null);
    // Nor has a tab asked that is only about to work in place of one that is gone.
    const isAbout = !page.store.get(engineAtom).leading;
    return this.#isFull() && (isAsked || isAbout || this.world.time - at <= mayLose);
  }

  protected override leaving(page: Page, isKilled: boolean): void {
    const isSlow = this.#isSlow(page);
    const isRefused = this.#isFull() || this.#isTold(page);
    for (const [number, { at, page: by, isNoted }] of this.#added) {
      // What was added in a tab that did not work is noted at once, and that until the one that works has it on the disk.
      const isSoon = isSlow || this.world.time - at <= mayLose;
      // Who closes a page loses nothing else.
      const isLost = isKilled && !isNoted && by === page && isSoon;
      if (isLost || this.#goesWith(page, number)) this.#added.delete(number);
      const other = isRefused ? this.#otherWith(page, number) : undefined;
      // What only another page has by now is as new to that one as what it adds itself.
      if (other) this.#added.set(number, { at: this.world.time, page: other, isNoted: false });
    }
    // Whoever comes after it does not know what it has sent.
    if (isRefused) for (const [number, times] of this.#asked) this.#asked.set(number, times + 1);
    if (!isKilled) page.act(() => void page.store.set(guardAtom));
  }

  protected override spoiled(value: string): void {
    if (value !== '') this.#isSpoiled = true;
  }

  #uploads = (page: Page): Entry[] => [...page.store.get(entriesAtom)];

  #find = (page: Page, b: number): Entry | undefined => {
    const all = this.#uploads(page);
    return all[b % Math.max(1, all.length)];
  };

  protected override async act(act: keyof typeof uploadActs, page: Page, { b }: Place): Promise<void> {
    const { store } = page;
    if (store.get(authAtom).status !== 'author') return;
    page.act(() => void store.set(startAtom));
    const upload = this.#find(page, b);
    if (act === 'fill all') this.#fillAll();
    if (act === 'change hands') return this.#changeHands(b);
    if (act === 'add') this.#add(page, this.#firstOf(this.world.author) + (b % sizes.length));
    if (act === 'pause' && upload) page.act(() => store.set(pauseUploadAtom, upload.id));
    if (act === 'go on' && upload) this.#goOn(page, upload);
    if (act === 'choose' && upload) this.#choose(page, upload);
  }

  #add(page: Page, number: number): void {
    const file = recordings[number];
    if (file === undefined || this.#added.has(number)) return;
    const isNoted = !page.store.get(engineAtom).leading && !this.world.areNotesFull;
    page.act(() => page.store.set(addUploadsAtom, { files: [file] }));
    this.#added.set(number, { at: this.world.time, page, isNoted });
    this.#asked.set(number, (this.#asked.get(number) ?? 0) + 1);
  }

  /** The device is full to the last byte, or has room again. */
  #fillAll(): void {
    const isFull = this.#isFull();
    Object.assign(this.world, { isDiskFull: !isFull, areNotesFull: !isFull });
  }

  #firstOf = (author: string): number => this.#recordings.get(author) ?? 0;

  /** One author goes, or closes the browser without a word, and the other signs in. */
  async #changeHands(b: number): Promise<void> {
    for (const number of [0, 1]) await this.leave(number, b % 2 === 0, b % 5);
    this.#hands.reverse();
    const [hand = ''] = this.#hands;
    this.#were.add(hand);
    this.world.author = hand;
    this.world.signIn();
  }

  /** Nobody sees an upload of another, and what counts as kept is kept. */
  protected override async watch(): Promise<void> {
    for (const page of this.tabs) {
      const auth = page?.store.get(authAtom);
      if (!page || auth?.status !== 'author') continue;
      const first = this.#firstOf(auth.author.id);
      const own = recordings.slice(first, first + sizes.length).map(({ name }) => name);
      for (const entry of this.#uploads(page)) {
        if (!own.includes(entry.mark.name)) this.#fail(`${auth.author.id} sees ${entry.mark.name}`);
        await this.#checkKept(auth.author.id, entry);
      }
      await this.#checkNoted(page);
    }
  }

  /** A session that has parts is on the device: whoever comes after the page would send them again. */
  async #checkNoted(page: Page): Promise<void> {
    if (
      this.#isFull() ||
      this.tabs.filter(this.#isOpen).some((one) => this.#isSlow(one) || this.#isTold(one))
    )
      return;
    const kept = [...(await this.world.kept()).values()].join();
    for (const { mark, session, streamID } of this.#uploads(page)) {
      if (session === null || streamID !== null || kept.includes(session.sessionId)) continue;
      const parts = [...this.#kept].filter((range) => range.includes(session.sessionId));
      if (parts.length > 0)
        this.#fail(`${mark.name} has parts on the platform, of which the device knows nothing`);
    }
  }

  async #checkKept(author: string, { mark, parts, session, streamID }: Entry): Promise<void> {
    if (session === null || streamID !== null || parts.kept.length === 0) return;
    this.#at.sessions.hold(author);
    const answer = await this.#at.call(endpoints.upload.session, { params: { id: session.sessionId } });
    if (!answer.ok) return;
    const { ranges = [] } = v.parse(sessionState, await answer.json());
    const missing = parts.kept.filter((range) => !holds(ranges, range));
    if (missing.length > 0) this.#fail(`${mark.name} counts as kept and is not: ${missing.join(' and ')}`);
  }

  #goOn({ act, store }: Page, { id, state }: Entry): void {
    if (state === 'paused') act(() => store.set(resumeUploadAtom, id));
    if (state === 'error') act(() => store.set(retryUploadAtom, id));
  }

  /** The author finds the file of an upload again, after its page was gone. */
  #choose({ act, store }: Page, { id, state, mark }: Entry): void {
    const file = recordings.find(({ name }) => name === mark.name);
    if (state === 'waitingFile' && file) act(() => void store.set(offerFileAtom, { id, file }));
  }

  /** Ends all trouble, lets every upload end, and looks what has become of the files. */
  async end(): Promise<void> {
    this.world.areNotesFull = false;
    await this.calm();
    for (const hand of this.#were) {
      this.world.author = hand;
      this.world.signIn();
      await this.#finish();
      await this.#checkList(hand);
      await this.leave(0, false, 0);
    }
    if (this.#streams.length < this.#added.size)
      this.#fail(`${this.#added.size} were added, ${this.#streams.length} are there`);
  }

  /** Lets every upload of the author who is there end. */
  async #finish(): Promise<void> {
    const page = await this.tab(0);
    await this.rest();
    page.act(() => void page.store.set(startAtom));
    for (let tries = 0; tries < 12; tries += 1) {
      await this.rest();
      for (const upload of this.#uploads(page)) {
        this.#goOn(page, upload);
        this.#choose(page, upload);
      }
      await this.world.pass(30_000);
      if (this.#uploads(page).every(({ state }) => state === 'done' || state === 'processing')) break;
    }
    await this.rest();
    for (const { fileName, mark, state, streamID, reason } of this.#uploads(page)) {
      if (streamID === null) this.#fail(`${fileName} did not end: ${state} ${reason ?? ''}`);
      else await this.#checkBytes(mark.name, streamID);
    }
  }

  async #checkList(hand: string): Promise<void> {
    this.#at.sessions.hold(hand);
    const { list } = await this.#at.ask<{ list: { name: string }[] }>(endpoints.stream.list, {
      body: { limit: 100 },
    });
    const names = list.map(({ name }) => name);
    for (const [number, { name }] of recordings.entries())
      if (names.filter((one) => one === name).length > (this.#asked.get(number) ?? 0))
        this.#fail(`one file has become several: ${names.join(', ')}`);
  }

  async #checkBytes(name: string, id: string): Promise<void> {
    this.#streams.push(id);
    const file = recordings.find((one) => one.name === name);
    const stored = Buffer.from(await new Response(this.#at.files.read(id)).arrayBuffer());
    if (!file || !stored.equals(Buffer.from(await file.arrayBuffer())))
      this.#fail(`${name} is not what was uploaded`);
  }
}
