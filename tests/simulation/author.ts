import { queryClientAtom } from 'jotai-tanstack-query';
import { isApiError } from '#api/api-error.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import type { LectureFields } from '#domain/lecture/fields.ts';
import { lectureEditor, type Conflict } from '#atoms/lecture/editor.ts';
import { toldOf } from '#atoms/run.ts';
import { enterAtom } from '#atoms/session/entering.ts';
import { logoutAtom } from '#atoms/session/logout.ts';
import { tellTabs } from '#atoms/session/otherTabs.ts';
import { authAtom } from '#atoms/session/session.ts';
import { toastAtom } from '#atoms/ui/toast.ts';
import type { TestPlatform } from '#platform/testing/platform.ts';
import { Desk, mayLose, type Place } from './desk.ts';
import type { Page, World } from './world.ts';

// Authors who write lectures in two tabs, one after another on the same device. Each word that is typed has a number, so that a lost one is
// missed, and one that is there twice is seen; and a letter, which says whose it is.

/** How often an author of lectures does each thing, of 100. */
export const lectureActs = { type: 21, save: 11, take: 3, 'go over': 2, 'change hands': 3 };

/** One of the authors. */
export interface Hand {
  author: string;
  letter: string;
  /** The lectures that there are. */
  ids: string[];
}

interface Word {
  text: string;
  at: number;
  page: Page;
  /** What it was typed into: the key of an editor. */
  key: string;
  /** It was the first of a new lecture. */
  isFirst: boolean;
}

const { editorAtom, editAtom, saveAtom, flushAtom, offerAtom, restoreAtom, shown } = lectureEditor;

/** Texts of both sides as one: all words, in the order in which they were typed. */
const joined = (...texts: string[]): string =>
  [...new Set(texts.flatMap((text) => text.split(' ')))]
    .filter((word) => word !== '')
    .sort((one, other) => Number(one.slice(2)) - Number(other.slice(2)))
    .join(' ');

/** The words of a text. */
export const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');

/** All that was ever typed that is in it, whose ever it is. */
const typedIn = (value: string): string[] => value.match(/\b[ab]w\d+\b/g) ?? [];

/** Both sides of a conflict: the author's own name, and the words of both. */
function together(fields: LectureFields, conflicts: readonly Conflict[]): Partial<LectureFields> {
  const theirs = conflicts.find(({ field }) => field === 'description')?.theirs;
  const description = joined(typeof theirs === 'string' ? theirs : '', fields.description);
  return { name: fields.name, description };
}

/** Two authors of one device, what was typed, and what turned out to be wrong. */
export class Author extends Desk<keyof typeof lectureActs> {
  readonly #at: TestPlatform;
  readonly #hands: readonly Hand[];
  readonly words: Word[] = [];
  /** Words with which new lectures began: no two of them are ever in one. */
  readonly firsts = new Set<string>();
  /** Words that were in a record that was spoiled: nothing is promised of them. */
  readonly excused = new Set<string>();
  #hand: Hand;
  #screens: (() => void)[] = [];
  #named = 0;
  #areTwo = false;
  /** What was typed into last. */
  #last = 'new';

  constructor(world: World, at: TestPlatform, hands: readonly [Hand, Hand]) {
    super(world, lectureActs);
    this.#at = at;
    this.#hands = hands;
    [this.#hand] = hands;
  }

  protected override show(page: Page): void {
    for (const key of [...this.#hand.ids, 'new']) this.#screens.push(this.mount(page, [editorAtom(key)]));
  }

  protected override leaving(page: Page, isKilled: boolean): void {
    if (!isKilled) return page.act(() => void page.store.set(flushAtom));
    const lost = this.words.filter((word) => word.page === page && this.world.time - word.at <= mayLose);
    for (const word of lost) this.words.splice(this.words.indexOf(word), 1);
  }

  protected override spoiled(value: string): void {
    for (const word of typedIn(value)) this.excused.add(word);
  }

  protected override async act(act: keyof typeof lectureActs, page: Page, { tab, b }: Place): Promise<void> {
    const keys = [...this.#hand.ids, 'new'];
    // Work stays with one lecture for a while: what two tabs do to it comes of that.
    const key = b >= 50 && keys.includes(this.#last) ? this.#last : (keys[b % keys.length] ?? 'new');
    if (act === 'type') this.#type(page, key);
    if (act === 'save') this.#save(page, key);
    if (act === 'take') await this.#take(page, tab, b);
    if (act === 'go over') await this.#goOver(page, tab, key);
    if (act === 'change hands') await this.#changeHands(page, b < 50);
  }

  /** What another tab has saved is read by then: an edit goes on from what was there when it began, and not from that. */
  protected override async goOn(page: Page): Promise<void> {
    await this.world.settle();
    if (page.isGone) return;
    this.#type(page, this.#last);
    this.#save(page, this.#last);
  }

  #isIn = (page: Page): boolean => page.store.get(authAtom).status === 'author';

  #type(page: Page, key: string): void {
    const { store } = page;
    const state = store.get(editorAtom(key));
    // A form that is not there takes no keys.
    if (!this.#isIn(page) || state.status !== 'ready') return;
    this.#named += 1;
    const text = `${this.#hand.letter}${this.#named}`;
    const { description, name } = state.fields;
    const patch = {
      description: [description, text].filter((one) => one !== '').join(' '),
      ...(name === '' && { name: `Лекция ${text}` }),
    };
    page.act(() => store.set(editAtom, { key, patch }));
    this.#last = key;
    const isFirst = key === 'new' && description === '';
    this.words.push({ text, at: this.world.time, page, key, isFirst });
    if (isFirst) this.firsts.add(text);
  }

  /** What an earlier visit has left, and the author may take. */
  #offered({ store }: Page): string[] {
    const isOffered = (key: string) => {
      const { status, saving } = store.get(editorAtom(key));
      return status === 'ready' && !saving && store.get(offerAtom(key)) !== null;
    };
    return [...this.#hand.ids, 'new'].filter(isOffered);
  }

  /** Takes what an earlier visit has left, beside whatever was typed by then or just before. Where nothing is, this visit ends and another begins. */
  async #take(open: Page, tab: number, b: number): Promise<void> {
    if (!this.#isIn(open)) return;
    let page = open;
    if (this.#offered(page).length === 0) {
      await this.leave(tab, false, 0);
      page = await this.tab(tab);
      await this.world.settle();
      if (!this.#isIn(page)) return;
    }
    const offered = this.#offered(page);
    const key = offered[b % Math.max(1, offered.length)];
    if (key === undefined) return;
    if (b >= 50) this.#type(page, key);
    page.act(() => page.store.set(restoreAtom, key));
  }

  /** Begins in one tab, goes on and saves in the other, and comes back to the first, which has heard of it by then. */
  async #goOver(page: Page, tab: number, key: string): Promise<void> {
    const { world } = this;
    this.#type(page, key);
    await world.settle();
    const other = await this.tab(1 - tab);
    await world.settle();
    this.#type(other, key);
    this.#save(other, key);
    await world.settle();
    this.#type(page, key);
    this.#save(page, key);
  }

  /** Presses «Сохранить». Where both sides changed the same, both are taken together. */
  #save(page: Page, key: string, resolved?: Partial<LectureFields>): void {
    const { store } = page;
    const state = store.get(editorAtom(key));
    if (!this.#isIn(page) || state.status !== 'ready' || !state.dirty) return;
    const hand = this.#hand;
    // A press while it saves joins that save, which has what was typed before the first one.
    const shownThen = state.saving ? [] : wordsOf(state.fields.description);
    const ended = async () => {
      try {
        const result = await page.act(() => store.set(saveAtom, { key, ...(resolved && { resolved }) }));
        if (result.status === 'conflict' && resolved === undefined) {
          // What was typed since the press is in the form as well.
          this.#save(page, key, together(store.get(editorAtom(key)).fields, result.conflicts));
        } else if (result.status === 'saved') {
          await this.#checkSaved(hand, result.id, shownThen);
          if (key === 'new') hand.ids.push(result.id);
        }
      } catch (error) {
        // One that ended the session leads to login.
        const isSignedOut = isApiError(error) && error.status === 401;
        const isTold = toldOf(error) !== null || store.get(toastAtom).shown;
        if (!page.isGone && !isSignedOut && !isTold)
          this.wrong.push(`a save that failed was not told: ${String(error)}`);
      }
    };
    void ended();
  }

  async #checkSaved(hand: Hand, id: string, words: readonly string[]): Promise<void> {
    const there = wordsOf((await this.#read(hand, id)).description ?? '');
    const lost = words.filter((word) => !there.includes(word));
    if (lost.length > 0) this.wrong.push(`told that it is saved, and ${lost.join(', ')} is not there`);
  }

  #read({ author }: Hand, id: string): Promise<Lecture> {
    this.#at.sessions.hold(author);
    return this.#at.ask<Lecture>(endpoints.lecture.get, { params: { id } });
  }

  async #list(hand: Hand): Promise<string[]> {
    this.#at.sessions.hold(hand.author);
    const body = { limit: 100 };
    const { list } = await this.#at.ask<{ list: Lecture[] }>(endpoints.lecture.list, { body });
    return list.map(({ id }) => id);
  }

  async #all(hand: Hand): Promise<Lecture[]> {
    return Promise.all((await this.#list(hand)).map((id) => this.#read(hand, id)));
  }

  /** Logs out. Every tab is to know of it by then. */
  async #logOut({ act, store }: Page): Promise<void> {
    const leaving = act(() => store.set(logoutAtom)).catch(() => undefined);
    await this.world.settle();
    await leaving;
    await this.rest();
    if (store.get(authAtom).status !== 'guest') return;
    for (const other of this.tabs)
      if (other && this.#isIn(other)) this.wrong.push(`${this.#hand.author} is still in, in another tab`);
  }

  /** The session ends by itself, and the page hears of it from its next call. */
  async #loseSession({ act, store }: Page): Promise<void> {
    this.world.endSession();
    act(() => void store.get(queryClientAtom).refetchQueries({ type: 'active' }));
    await this.world.settle();
    await this.rest();
  }

  /** One author leaves, or their session ends, and the other logs in, in the same browser. */
  async #changeHands(page: Page, isLogout: boolean): Promise<void> {
    const { world } = this;
    const { store } = page;
    if (!this.#isIn(page)) return;
    for (const close of this.#screens.splice(0)) close();
    await (isLogout ? this.#logOut(page) : this.#loseSession(page));
    if (!this.#isIn(page)) {
      await this.#checkDevice();
      this.#areTwo = true;
      this.#hand = this.#hands.find((one) => one !== this.#hand) ?? this.#hand;
      world.author = this.#hand.author;
      world.signIn();
      const entering = page.act(async () => tellTabs((await store.set(enterAtom)).id)).catch(() => undefined);
      await world.settle();
      await entering;
    }
    for (const open of this.tabs) if (open) this.show(open);
  }

  /** What an author who has left leaves on the device is under their own name. */
  async #checkDevice(): Promise<void> {
    for (const [key, value] of await this.world.kept())
      for (const { letter, author } of this.#hands)
        if (typedIn(value).some((word) => word.startsWith(letter)) && !key.includes(`/${author}/`))
          this.wrong.push(`${key} holds what ${author} typed`);
  }

  /** Nothing of another author is ever shown, or known to a page. */
  protected override watch(): void {
    if (!this.#areTwo) return;
    for (const page of this.tabs) {
      const auth = page?.store.get(authAtom);
      if (!page || auth?.status !== 'author') continue;
      const other = this.#hands.find(({ author }) => author !== auth.author.id);
      const known = page.store.get(queryClientAtom).getQueryCache().getAll();
      const forms = ['new', ...this.#hand.ids].map((key) => page.store.get(editorAtom(key)).fields);
      const seen = typedIn(JSON.stringify([known.map(({ state }) => state.data), forms]));
      const strange = seen.filter((word) => word.startsWith(other?.letter ?? '-'));
      if (strange.length > 0) this.wrong.push(`${auth.author.id} sees ${strange.join(', ')}`);
    }
  }

  /** Ends all trouble, and brings what was typed to the platform as the authors would who come back. */
  async end(): Promise<Lecture[]> {
    await this.calm();
    const all: Lecture[] = [];
    for (const hand of this.#hands) {
      // Who was never there has left nothing.
      if (!this.#areTwo && hand !== this.#hand) continue;
      this.world.author = hand.author;
      this.world.signIn();
      for (let visit = 0; visit < 6; visit += 1) {
        // A page knows of no more than the device and the platform do: where that has nothing left, another visit finds nothing.
        if (visit > 0 && !(await this.isLeft())) break;
        if (!(await this.#comeBack(hand))) break;
      }
      all.push(...(await this.#all(hand)));
    }
    return all;
  }

  /** One visit that takes what is offered and saves it. False where nothing was left to take. */
  async #comeBack(hand: Hand): Promise<boolean> {
    const { world } = this;
    const page = world.open();
    const { store } = page;
    page.show(authAtom);
    const keys = [...(await this.#list(hand)), 'new'];
    this.mount(page, keys.map(editorAtom));
    await world.settle();
    await this.rest();
    let took = false;
    for (const key of keys) {
      if (store.get(editorAtom(key)).status !== 'ready') this.wrong.push(`${key} cannot be opened`);
      for (let tries = 0; tries < 4; tries += 1) {
        // What is offered once the last of it is saved is taken as well.
        if (store.get(offerAtom(key)) !== null) page.act(() => store.set(restoreAtom, key));
        if (!store.get(editorAtom(key)).dirty) break;
        took = true;
        await this.#saveAll(page, key);
      }
    }
    await this.rest();
    page.act(() => void store.set(flushAtom));
    await world.settle();
    page.end(Number.MAX_SAFE_INTEGER);
    return took;
  }

  /** Saves what the form shows together with what the platform has. Nothing is in its way any more. */
  async #saveAll({ act, store }: Page, key: string): Promise<void> {
    const { fields } = store.get(editorAtom(key));
    const server = shown(store.get, key).item?.description ?? '';
    const resolved = { name: fields.name, description: joined(server, fields.description) };
    act(() => store.set(editAtom, { key, patch: resolved }));
    const saving = act(() => store.set(saveAtom, { key, resolved }));
    const ended = saving.catch((error: unknown) => this.wrong.push(`a save failed: ${String(error)}`));
    await this.world.settle();
    await ended;
  }
}
