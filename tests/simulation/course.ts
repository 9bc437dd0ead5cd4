import { queryClientAtom } from 'jotai-tanstack-query';
import { isApiError } from '#api/api-error.ts';
import { endpoints } from '#api/endpoints.ts';
import { courseEditor } from '#atoms/course/editor.ts';
import { pick } from '#atoms/draft/drafts.ts';
import { toldOf } from '#atoms/run.ts';
import { authAtom } from '#atoms/session/session.ts';
import type { Store } from '#atoms/store.ts';
import { toastAtom } from '#atoms/ui/toast.ts';
import type { Course } from '#domain/course/schema.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import type { TestPlatform } from '#platform/testing/platform.ts';
import { kits } from '#tests/support/program.ts';
import { Desk, mayLose, type Place } from './desk.ts';
import type { Page, World } from './world.ts';

// An author of courses: one that is there in the first tab, and a new one in the second. What is promised is what was shown.

/** How often an author of courses does each thing, of 100. */
export const courseActs = { edit: 25, save: 11, undo: 3, redo: 1 };

const kit = kits.course;
const { program } = kit;

/** What an author sees of a course: its name, and the names in its programme in their order. */
interface Seen {
  name: string;
  modules: { name: string; lectures: string[] }[];
}
const told = (seen: Seen): string => JSON.stringify(seen);
const isNameless = (shown: string): boolean => shown.startsWith('{"name":""');

/** A course that is worked on. */
interface Work {
  key: string;
  /** What it may look like: more than one where the last moment may be lost. */
  may: string[];
  /** What was shown since when, the latest last. */
  past: { at: number; shown: string }[];
  /** The page was opened anew, and nobody has looked what is left of the work. */
  isBack: boolean;
  saving: boolean;
  close: () => void;
}

const begun = (key: string, shown: string): Work => ({
  key,
  may: [shown],
  past: [{ at: Number.NEGATIVE_INFINITY, shown }],
  isBack: false,
  saving: false,
  close: () => undefined,
});

/** The names in a programme. */
const namesIn = (shown: string): string[] =>
  (JSON.parse(shown) as Seen).modules.flatMap(({ name, lectures }) => [name, ...lectures]);

/** What is made on the platform, and how much of it was asked for. */
const makings = ['/course/create', '/module/create', '/lecture/create'] as const;

export class Organizer extends Desk<keyof typeof courseActs> {
  readonly #at: TestPlatform;
  readonly #works: readonly Work[];
  readonly #known: string[];
  readonly #made = { '/course/create': 0, '/module/create': 0, '/lecture/create': 0 };
  readonly #asked = { '/course/create': 1, '/module/create': 0, '/lecture/create': 0 };
  /** The names of lectures on the platform. */
  #names = new Map<string, string>();
  /** How many calls have changed something there, and how many of them the names are of. */
  #changes = 0;
  #namesAt = -1;
  /** A record of theirs was spoiled: nothing is promised any more but that the console works. */
  #isSpoiled = false;
  #named = 0;

  constructor(world: World, at: TestPlatform, course: { id: string; seen: Seen }) {
    super(world, courseActs);
    this.#at = at;
    this.#known = [course.id];
    this.#works = [begun(course.id, told(course.seen)), begun('new', told({ name: '', modules: [] }))];
    world.onCall = (when, request, isOk) => {
      if (when !== 'done') return;
      if (request.method !== 'GET' && !request.url.endsWith('/list')) this.#changes += 1;
      const { pathname } = new URL(request.url);
      const path = makings.find((one) => pathname.endsWith(one));
      if (isOk && path !== undefined) this.#made[path] += 1;
    };
  }

  #of = (tab: number): Work => this.#works[tab % 2] ?? begun('new', '');

  protected override show(page: Page, tab: number): void {
    const work = this.#of(tab);
    work.close = this.mount(page, kit.atoms(work.key));
    work.isBack = true;
    work.saving = false;
  }

  protected override leaving(page: Page, isKilled: boolean): void {
    if (!isKilled) return page.act(() => void page.store.set(courseEditor.flushAtom));
    const work = this.#of(this.tabs.indexOf(page));
    const since = this.world.time - mayLose;
    const last = work.past.findLastIndex(({ at }) => at < since);
    work.may = [...new Set([...work.may, ...work.past.slice(Math.max(0, last)).map(({ shown }) => shown)])];
  }

  protected override spoiled(value: string): void {
    if (value !== '') this.#isSpoiled = true;
  }

  #isReady = ({ store }: Page, { key }: Work): boolean =>
    store.get(authAtom).status === 'author' && kit.state(store, key).status === 'ready';

  /** What is shown now. */
  #seen(store: Store, key: string): string {
    const tree = store.get(program.treeAtom(key));
    const nameOf = (id: string) => tree.lectures[id]?.name ?? this.#names.get(id) ?? id;
    const modules = tree.order.map((id) => {
      const { name = '', lectures = [] } = tree.modules[id] ?? {};
      return { name, lectures: lectures.map(nameOf) };
    });
    return told({ name: kit.state(store, key).fields.name, modules });
  }

  async #readNames(): Promise<void> {
    // Only what has changed there since is read again.
    if (this.#namesAt === this.#changes) return;
    this.#namesAt = this.#changes;
    const { list } = await this.#at.ask<{ list: Lecture[] }>(endpoints.lecture.list, {
      body: { limit: 100 },
    });
    this.#names = new Map(list.map(({ id, name }) => [id, name]));
  }

  /** What the platform has. */
  async #there(id: string): Promise<string> {
    await this.#readNames();
    const { name, modules } = await this.#at.ask<Course>(endpoints.course.get, { params: { id } });
    const nameOf = (one: string) => this.#names.get(one) ?? one;
    return told({
      name,
      modules: modules.map((one) => ({ name: one.name, lectures: one.lectures.map(nameOf) })),
    });
  }

  #fail(what: string): void {
    if (!this.#isSpoiled) this.wrong.push(what);
  }

  /** Looks at what is shown, and holds it against what was promised. */
  #check(page: Page, work: Work, when: string): void {
    const shown = this.#seen(page.store, work.key);
    if (!work.may.includes(shown)) this.#fail(`${when}: shown ${shown} in place of ${work.may.join(' or ')}`);
    work.may = [shown];
    if (work.past.at(-1)?.shown !== shown) work.past.push({ at: this.world.time, shown });
  }

  /** An author who comes back takes what is left. False where it is not there to be looked at yet. */
  async #comeBack(page: Page, work: Work, tab: number): Promise<boolean> {
    if (!this.#isReady(page, work)) return false;
    if (!work.isBack) return true;
    await this.#readNames();
    const { store } = page;
    const unfinished = store.get(program.unfinishedSaveAtom(work.key));
    // A save that has made it by then has it in the list, and is gone on with from there.
    const isLeft =
      kit.offer(store, work.key) !== null ||
      kit.state(store, work.key).dirty ||
      (unfinished !== null && unfinished.ownerId === null);
    if (work.key === 'new' && !isLeft && kit.state(store, 'new').id === null) {
      // What is left of a course that is there by now is offered once that is read.
      if (store.get(queryClientAtom).isFetching() > 0) return false;
      // It may have been saved in the moment in which the page went: then it stands in the list.
      const { list } = await this.#at.ask<{ list: Course[] }>(endpoints.course.list, { body: {} });
      const made = list.find(({ id }) => !this.#known.includes(id));
      if (made !== undefined) {
        this.#move(page, work, tab, made.id);
        return false;
      }
    }
    if (kit.offer(store, work.key) !== null) page.act(() => kit.restore(store, work.key));
    // What is left may be of a course that is there by now, and has to be read.
    if (!this.#isReady(page, work)) return false;
    work.isBack = false;
    this.#check(page, work, 'back');
    return true;
  }

  /** What was new has an address of its own. */
  #move(page: Page, work: Work, tab: number, id: string): void {
    if (work.key === id) return;
    this.#known.push(id);
    work.key = id;
    const close = work.close;
    this.show(page, tab);
    page.act(close);
  }

  protected override async act(
    act: keyof typeof courseActs,
    page: Page,
    { tab, next }: Place,
  ): Promise<void> {
    const work = this.#of(tab);
    if (!(await this.#comeBack(page, work, tab))) return;
    const { store } = page;
    if (act === 'save') return this.#save(page, work, tab);
    const before = namesIn(this.#seen(store, work.key));
    page.act(() => {
      if (act === 'edit') this.#edit(store, work.key, next);
      if (act === 'undo') kit.undo(store, work.key);
      if (act === 'redo') kit.redo(store, work.key);
    });
    // A save that was cut may have changed what an edit is taken back to.
    await this.#readNames();
    const shown = this.#seen(store, work.key);
    // What a save has deleted may have to be made anew, where that is taken back.
    if (act !== 'edit')
      this.#asked['/module/create'] += namesIn(shown).filter((name) => !before.includes(name)).length;
    work.may = [shown];
    work.past.push({ at: this.world.time, shown });
  }

  #edit(store: Store, key: string, next: Place['next']): void {
    this.#named += 1;
    const name = `${this.#named}`;
    const { order, modules } = store.get(program.treeAtom(key));
    const moduleId = order[next(order.length)];
    const lectures = modules[moduleId ?? '']?.lectures ?? [];
    const id = lectures[next(lectures.length)];
    const what = next(10);
    if (kit.state(store, key).fields.name === '' || what === 0)
      return kit.edit(store, key, { name: `Курс ${name}` });
    if (moduleId === undefined || what === 1) {
      this.#asked['/module/create'] += 1;
      store.set(program.addModuleAtom, { key, name: `Модуль ${name}`, at: next(order.length + 1) });
    } else if (id === undefined || what < 5) {
      this.#asked['/lecture/create'] += 1;
      const at = next(lectures.length + 1);
      store.set(program.addLectureAtom, { key, moduleId, name: `Лекция ${name}`, at });
    } else if (what === 5) {
      store.set(program.renameAtom, { key, node: { type: 'module', id: moduleId }, name: `Модуль ${name}` });
    } else if (what === 6) {
      const node = { type: 'lecture', moduleId, id } as const;
      store.set(program.renameAtom, { key, node, name: `Лекция ${name}` });
    } else if (what === 7) {
      const to = order[next(order.length)] ?? moduleId;
      const at = next((modules[to]?.lectures.length ?? 0) + 1);
      store.set(program.moveLecturesAtom, { key, places: [{ moduleId, id }], to, at });
    } else if (what === 8) {
      store.set(program.moveModulesAtom, { key, ids: [moduleId], at: next(order.length + 1) });
    } else {
      const node = next(3) === 0 ? ({ type: 'module', id: moduleId } as const) : undefined;
      store.set(program.removeAtom, { key, nodes: [node ?? { type: 'lecture', moduleId, id }] });
    }
  }

  /** Presses «Сохранить», or goes on with a save that was cut. */
  #save(page: Page, work: Work, tab: number, chosen: readonly string[] = []): void {
    const { store } = page;
    const unfinished = store.get(program.unfinishedSaveAtom(work.key));
    const key = unfinished?.key ?? work.key;
    const { dirty, fields } = kit.state(store, work.key);
    if (work.saving || (!dirty && unfinished === null) || fields.name === '') return;
    const shown = this.#seen(store, work.key);
    work.saving = true;
    const ended = async () => {
      try {
        const resolved = pick(fields, chosen);
        const result = await page.act(() => store.set(courseEditor.saveAtom, { key, resolved }));
        // A page that is gone leads its author nowhere, and tells nothing.
        if (page.isGone) return;
        work.saving = false;
        if (result.status === 'conflict' && chosen.length === 0)
          return this.#save(
            page,
            work,
            tab,
            result.conflicts.map(({ field }) => field),
          );
        if (result.status !== 'saved' && result.status !== 'unchanged')
          return this.#fail(`a save came to ${JSON.stringify(result)}`);
        const there = await this.#there(result.id);
        // One that goes on from what was new has not what was edited since under its id: that is the next save's.
        if (key === work.key && there !== shown)
          this.#fail(`told that it is saved: ${there} in place of ${shown}`);
        this.#move(page, work, tab, result.id);
      } catch (error) {
        if (page.isGone) return;
        work.saving = false;
        await this.#readNames();
        const isSignedOut = isApiError(error) && error.status === 401;
        const isTold = toldOf(error) !== null || store.get(toastAtom).shown;
        const isCut = store.get(program.saveProgressAtom(work.key)).failed.length > 0;
        if (!isSignedOut && !isTold && !isCut)
          this.#fail(`a save that failed was not told: ${String(error)}`);
      }
    };
    void ended();
  }

  /** Nothing but the author changes what is shown. */
  protected override async watch(): Promise<void> {
    // Screens hear of what was read a moment after the draft has.
    await this.world.pass(1);
    for (const [tab, page] of this.tabs.entries()) {
      const work = this.#of(tab);
      // Whose session has ended comes back by way of login, to what is left of the work.
      if (page && page.store.get(authAtom).status !== 'author') work.isBack = true;
      if (page && !work.isBack && !work.saving && this.#isReady(page, work))
        this.#check(page, work, 'meanwhile');
    }
  }

  /** Ends all trouble, brings what was edited to the platform, and looks what has become of it. */
  async end(): Promise<void> {
    await this.calm();
    for (const tab of [0, 1])
      for (let visit = 0; visit < 4; visit += 1) {
        // A page knows of no more than the device and the platform do: where that has nothing left, another visit finds nothing.
        if (visit > 0 && !(await this.isLeft())) break;
        if (!(await this.#visit(tab))) break;
      }
    for (const { key, may } of this.#works) {
      // What has no name is not saved: what was taken back while a save was under way may have none.
      if (key === 'new' || may.some(isNameless)) continue;
      const there = await this.#there(key);
      if (!may.includes(there)) this.#fail(`at the end: ${there} in place of ${may.join(' or ')}`);
    }
    for (const path of makings)
      if (this.#made[path] > this.#asked[path])
        this.#fail(`${path} was done ${this.#made[path]} times for ${this.#asked[path]}`);
    const doubled = [...this.#names.values()].filter((name, at, all) => all.indexOf(name) !== at);
    if (doubled.length > 0) this.#fail(`made twice: ${doubled.join(', ')}`);
  }

  /** One visit that goes on with what was left, and saves it. False where nothing was left. */
  async #visit(tab: number): Promise<boolean> {
    const page = await this.tab(tab);
    const work = this.#of(tab);
    let took = false;
    for (let tries = 0; tries < 5; tries += 1) {
      await this.rest();
      if (!(await this.#comeBack(page, work, tab))) continue;
      const { dirty, fields } = kit.state(page.store, work.key);
      const isLeft = dirty || page.store.get(program.unfinishedSaveAtom(work.key)) !== null;
      if (!isLeft || fields.name === '') break;
      took = true;
      this.#save(page, work, tab);
      await this.rest();
    }
    if (work.isBack) this.#fail(`${work.key} cannot be opened`);
    await this.leave(tab, false, 0);
    return took;
  }
}
