import { isApiError } from '#api/api-error.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import type { LectureFields } from '#domain/lecture/fields.ts';
import { lectureEditor, type Conflict } from '#atoms/lecture/editor.ts';
import { toldOf } from '#atoms/run.ts';
import { enterAtom } from '#atoms/session/entering.ts';
import { authAtom } from '#atoms/session/session.ts';
import { toastAtom } from '#atoms/ui/toast.ts';
import type { TestPlatform } from '#platform/testing/platform.ts';
import { actOf, createOrder, type Act } from './acts.ts';
import { faults } from './faults.ts';
import type { Page, World } from './world.ts';

// An author who works in two tabs. Each word that is typed has a number, so that a lost one is missed, and one that is there twice is seen.

/** What a killed page may lose: what was typed so long before, ms. */
const mayLose = 500;

interface Word {
  text: string;
  at: number;
  page: Page;
  /** What it was typed into: the key of an editor. */
  key: string;
}

const { editorAtom, editAtom, saveAtom, flushAtom, offerAtom, restoreAtom, shown } = lectureEditor;

/** Texts of both sides as one: all words, in the order in which they were typed. */
const joined = (...texts: string[]): string =>
  [...new Set(texts.flatMap((text) => text.split(' ')))]
    .filter((word) => word !== '')
    .sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)))
    .join(' ');

/** The words of a text. */
export const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');

/** Both sides of a conflict: the author's own name, and the words of both. */
function together(fields: LectureFields, conflicts: readonly Conflict[]): Partial<LectureFields> {
  const theirs = conflicts.find(({ field }) => field === 'description')?.theirs;
  const description = joined(typeof theirs === 'string' ? theirs : '', fields.description);
  return { name: fields.name, description };
}

/** One author, what was typed, and what turned out to be wrong. */
export class Author {
  readonly #world: World;
  readonly #at: TestPlatform;
  readonly #ids: string[];
  readonly #tabs: (Page | null)[] = [null, null];
  readonly words: Word[] = [];
  readonly wrong: string[] = [];
  #named = 0;

  constructor(world: World, at: TestPlatform, ids: string[]) {
    this.#world = world;
    this.#at = at;
    this.#ids = ids;
  }

  /** Opens the tab again where it is not open. */
  async #tab(number: number): Promise<Page> {
    const known = this.#tabs[number];
    if (known) return known;
    const page = this.#world.open();
    this.#tabs[number] = page;
    page.show(authAtom);
    for (const key of [...this.#ids, 'new']) page.show(editorAtom(key));
    return page;
  }

  #keyOf = (number: number): string => [...this.#ids, 'new'][number % (this.#ids.length + 1)] ?? 'new';

  #type(page: Page, key: string): void {
    const { store } = page;
    const state = store.get(editorAtom(key));
    // A form that is not there takes no keys.
    if (store.get(authAtom).status !== 'author' || state.status !== 'ready') return;
    this.#named += 1;
    const text = `w${this.#named}`;
    const { description, name } = state.fields;
    const patch = {
      description: [description, text].filter((one) => one !== '').join(' '),
      ...(name === '' && { name: `Лекция ${text}` }),
    };
    page.act(() => store.set(editAtom, { key, patch }));
    this.words.push({ text, at: Date.now(), page, key });
  }

  /** Presses «Сохранить». Where both sides changed the same, both are taken together. */
  #save(page: Page, key: string, resolved?: Partial<LectureFields>): void {
    const { store } = page;
    const state = store.get(editorAtom(key));
    if (store.get(authAtom).status !== 'author' || state.status !== 'ready' || !state.dirty) return;
    const shownThen = wordsOf(state.fields.description);
    const ended = async () => {
      try {
        const result = await page.act(() => store.set(saveAtom, { key, ...(resolved && { resolved }) }));
        if (result.status === 'conflict' && resolved === undefined) {
          this.#save(page, key, together(state.fields, result.conflicts));
        } else if (result.status === 'saved') {
          await this.#checkSaved(result.id, shownThen);
          if (key === 'new') this.#ids.push(result.id);
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

  async #checkSaved(id: string, words: readonly string[]): Promise<void> {
    const there = wordsOf((await this.#read(id)).description ?? '');
    const lost = words.filter((word) => !there.includes(word));
    if (lost.length > 0) this.wrong.push(`told that it is saved, and ${lost.join(', ')} is not there`);
  }

  #read = (id: string) => this.#at.ask<Lecture>(endpoints.lecture.get, { params: { id } });

  async #all(): Promise<Lecture[]> {
    const body = { limit: 100 };
    const { list } = await this.#at.ask<{ list: Lecture[] }>(endpoints.lecture.list, { body });
    return Promise.all(list.map(({ id }) => this.#read(id)));
  }

  async #leave(number: number, kill: boolean, written: number): Promise<void> {
    const page = this.#tabs[number];
    if (!page) return;
    if (kill) {
      // What a disk that is full did not take is not the console's to keep.
      const excused = (word: Word) => word.page === page && Date.now() - word.at <= mayLose;
      const lost = this.words.filter(excused);
      for (const word of lost) this.words.splice(this.words.indexOf(word), 1);
    } else {
      page.act(() => void page.store.set(flushAtom));
    }
    page.end(kill ? written : Number.MAX_SAFE_INTEGER);
    this.#tabs[number] = null;
    await this.#world.quiet();
  }

  async #signIn(): Promise<void> {
    this.#world.isSessionOver = false;
    for (const page of this.#tabs)
      if (page) page.act(() => void page.store.set(enterAtom).catch(() => undefined));
    await this.#world.quiet();
  }

  /** Does one act. */
  async do([drawn, a, b, order]: Act): Promise<void> {
    const world = this.#world;
    const next = createOrder(order);
    const page = await this.#tab(a % 2);
    const act = actOf(drawn);
    if (act === 'type') this.#type(page, this.#keyOf(b));
    if (act === 'save') this.#save(page, this.#keyOf(b));
    if (act === 'trouble') {
      const fault = faults[b % faults.length];
      if (fault !== undefined) world.troubles.push(fault);
    }
    if (act === 'wait') await world.pass(b * b * b);
    if (act === 'close') await this.#leave(a % 2, false, 0);
    if (act === 'kill') await this.#leave(a % 2, true, b % 5);
    if (act === 'sign in') await this.#signIn();
    if (act === 'fill the disk') world.isDiskFull = !world.isDiskFull;
    await world.quiet();
    for (let steps = next(6); steps > 0 && (await world.step(next)); steps -= 1);
  }

  /** Ends all trouble, and brings what was typed to the platform as an author would who comes back. */
  async end(): Promise<Lecture[]> {
    const world = this.#world;
    world.troubles.length = 0;
    world.isDiskFull = false;
    await this.#signIn();
    await world.settle();
    for (const number of [0, 1]) {
      await world.pass(1000);
      await world.settle();
      await this.#leave(number, false, 0);
    }
    for (let visit = 0; visit < 6; visit += 1) if (!(await this.#comeBack())) break;
    return this.#all();
  }

  /** One visit that takes what is offered and saves it. False where nothing was left to take. */
  async #comeBack(): Promise<boolean> {
    const world = this.#world;
    const page = world.open();
    const { store } = page;
    page.show(authAtom);
    const keys = [...(await this.#all()).map(({ id }) => id), 'new'];
    for (const key of keys) page.show(editorAtom(key));
    await world.settle();
    await world.pass(1000);
    await world.settle();
    let took = false;
    for (const key of keys) {
      if (store.get(editorAtom(key)).status !== 'ready') this.wrong.push(`${key} cannot be opened`);
      if (store.get(offerAtom(key)) !== null) page.act(() => store.set(restoreAtom, key));
      for (let tries = 0; tries < 3 && store.get(editorAtom(key)).dirty; tries += 1) {
        took = true;
        await this.#saveAll(page, key);
      }
    }
    await world.pass(1000);
    await world.settle();
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
    await this.#world.settle();
    await ended;
  }
}
