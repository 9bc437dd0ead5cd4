import type { Atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { enterAtom } from '#atoms/session/entering.ts';
import { authAtom } from '#atoms/session/session.ts';
import { otherTabsAtom } from '#atoms/session/otherTabs.ts';
import { actOf, createOrder, type Act, type Shares } from './acts.ts';
import { doubtful, faults } from '#tests/support/faults.ts';
import { World, type Page } from './world.ts';

/** What a killed page may lose: what was done so long before, ms. */
export const mayLose = 500;

/** Where an act is done, and numbers that say how. */
export interface Place {
  tab: number;
  a: number;
  b: number;
  /** Picks one of so many. */
  next: (count: number) => number;
}

/** Acts that are faults as well, beside those that strike calls. */
const ills: ReadonlySet<string> = new Set([
  'kill',
  'kill at a making',
  'fill the disk',
  'fill all',
  'set the clock',
  'spoil a record',
]);

const aDay = 24 * 60 * 60_000;

/** Two tabs of an author, and all that befalls them, whatever they work on. */
export abstract class Desk<Own extends string> {
  readonly world: World;
  /** What was promised and does not hold. */
  readonly wrong: string[] = [];
  protected readonly tabs: (Page | null)[] = [null, null];
  readonly #own: Shares<Own>;

  constructor(world: World, own: Shares<Own>) {
    this.world = world;
    this.#own = own;
  }

  /** Opens what the author works on. */
  protected abstract show(page: Page, number: number): void;

  /** Mounts atoms as the router does screens: for as long as an author is signed in, until what is answered is called. */
  protected mount(page: Page, atoms: readonly Atom<unknown>[]): () => void {
    const mounted: (() => void)[] = [];
    const follow = () => {
      if (page.isGone) return;
      const isIn = page.store.get(authAtom).status === 'author';
      if (isIn && mounted.length === 0) mounted.push(...atoms.map((one) => page.show(one)));
      if (!isIn) for (const stop of mounted.splice(0)) stop();
    };
    // Of the page as well: a page that is gone and still heard of its author would stand in the way of all days to come.
    const unfollow = page.show(authAtom, follow);
    follow();
    return () => {
      unfollow();
      for (const stop of mounted.splice(0)) stop();
    };
  }

  /** A page is about to go. Where it is killed, what may be lost with it is not missed. */
  protected abstract leaving(page: Page, isKilled: boolean): void;
  /** A record of the device is no more what it was. */
  protected abstract spoiled(value: string): void;
  /** Does what an author of this sort does. */
  protected abstract act(act: Own, page: Page, at: Place): void | Promise<void>;
  /** Goes on with the work of a tab that is looked at again. */
  protected goOn(_page: Page): void | Promise<void> {}
  /** Looks at what is shown, after each act. */
  protected watch(): void | Promise<void> {}

  /** Opens the tab again where it is not open. */
  protected async tab(number: number): Promise<Page> {
    const known = this.tabs[number];
    if (known) return known;
    const page = this.world.open();
    this.tabs[number] = page;
    page.show(authAtom);
    page.show(otherTabsAtom);
    this.show(page, number);
    return page;
  }

  protected async leave(number: number, isKilled: boolean, written: number): Promise<void> {
    const page = this.tabs[number];
    if (!page) return;
    this.leaving(page, isKilled);
    // A page that is closed still asks the disk for what it has to keep.
    if (!isKilled) await this.world.quiet();
    page.end(isKilled ? written : Number.MAX_SAFE_INTEGER);
    this.tabs[number] = null;
    await this.world.quiet();
  }

  protected async signIn(): Promise<void> {
    this.world.signIn();
    for (const page of this.tabs)
      if (page) page.act(() => void page.store.set(enterAtom).catch(() => undefined));
    await this.world.quiet();
  }

  /** Does one act. */
  async do([drawn, a, b, order]: Act): Promise<void> {
    const { world } = this;
    const next = createOrder(order);
    const page = await this.tab(a % 2);
    const act = actOf(this.#own, drawn);
    if (ills.has(act)) World.tally.add(act);
    if (act === 'trouble') {
      // What is made twice, or lost, is so for an answer that is missing: these are drawn as often as all others.
      const isOfMaking = next(2) === 0;
      const of = isOfMaking ? doubtful : faults;
      const fault = of[b % of.length];
      if (fault !== undefined) world.troubles.push({ fault, isOfMaking });
    } else if (act === 'wait') await world.pass(b * b * b);
    else if (act === 'close') await this.leave(a % 2, false, 0);
    else if (act === 'kill') await this.leave(a % 2, true, b % 5);
    else if (act === 'kill at a making') world.doom = b % 5;
    else if (act === 'look') {
      this.#look(page);
      if (b >= 33) await this.goOn(page);
    } else if (act === 'sign in') await this.signIn();
    else if (act === 'fill the disk') world.isDiskFull = !world.isDiskFull;
    else if (act === 'set the clock') world.setClock(((b % 3) - 1) * aDay);
    else if (act === 'spoil a record') this.spoiled(await world.spoil(next));
    else if (act !== 'step') await this.act(act as Own, page, { tab: a % 2, a, b, next });
    await world.quiet();
    await this.#bury();
    for (let steps = next(6); steps > 0 && (await world.step(next)); steps -= 1) await this.#bury();
    await this.watch();
  }

  /** Kills the pages that are to be killed by now. */
  async #bury(): Promise<void> {
    for (const { page, written } of this.world.doomed.splice(0)) {
      const tab = this.tabs.indexOf(page);
      if (tab !== -1) await this.leave(tab, true, written);
    }
  }

  /** The author looks at a tab again, which reads anew what it shows. */
  #look({ act, store }: Page): void {
    if (store.get(authAtom).status === 'author')
      act(() => void store.get(queryClientAtom).refetchQueries({ type: 'active' }));
  }

  /** Ends all trouble, and lets all that is under way end. */
  protected async calm(): Promise<void> {
    const { world } = this;
    world.troubles.length = 0;
    world.doom = null;
    await this.#bury();
    world.isDiskFull = false;
    await this.signIn();
    await world.settle();
    for (const number of [0, 1]) {
      await this.rest();
      await this.leave(number, false, 0);
    }
  }

  /** Whether the device holds anything that an author could come back to. */
  protected async isLeft(): Promise<boolean> {
    return (await this.world.keys()).some((key) => /(?:^|\/)(?:draft|save)\//.test(key));
  }

  /** Lets a moment pass, and all happen that comes of it. */
  protected async rest(): Promise<void> {
    await this.world.pass(1000);
    await this.world.settle();
  }
}
