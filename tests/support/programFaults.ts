import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, vi } from 'vitest';
import { accountKeys } from '#api/account/queries.ts';
import type { ModuleOwner } from '#domain/course/schema.ts';
import { createWorld, kits, platformState, recover, type World } from './program.ts';
import { authAtom } from '#atoms/session/session.ts';
import type { Script } from './programScripts.ts';
import { inScope } from './scope.ts';
import type { Visit } from './visits.ts';

/** What may strike a call. The page goes with the last two. */
export type Fault = 'error' | 'lost' | 'offline' | '401' | 'reload' | 'kill';
export const phases = ['before', 'after'] as const;

interface Case {
  script: Script;
  type: ModuleOwner;
  fault: Fault;
  phase: (typeof phases)[number];
  /** The call that it hits, from 1. */
  at: number;
}

/** An editor with the edits of a script in it, ready to be saved. */
async function begin(type: ModuleOwner, script: Script) {
  const world = await createWorld(type);
  const kit = kits[type];
  const key = await script.prepare(world);
  const visit = world.visit(kit.atoms(key));
  await kit.open(visit.store, key);
  await script.edit(world, visit.store, key);
  await kit.flush(visit.store);
  world.calls.length = 0;
  return { world, kit, key, visit };
}

/** Whether the screen asks for what it shows, the names of rows and how far a stream is: that is no call of a save. */
async function isOfScreen(request: Request): Promise<boolean> {
  if (request.url.includes('/stream/')) return true;
  return request.url.endsWith('/lecture/list') && (await request.clone().text()).includes('"filter"');
}

const broken = () => Response.json({ error: 'broken' }, { status: 500 });
const signedOut = () => Response.json({ error: 'no session' }, { status: 401 });
const lost = (): never => {
  throw new TypeError('The line broke');
};

/** Lets a fault happen at one call. Answers when the page has gone, where it goes. */
function strike(world: World, { fault, phase, at }: Case, visit: Visit, flush: () => Promise<void>) {
  let count = 0;
  let isDown = false;
  let gone = (): void => undefined;
  const whenGone = new Promise<void>((resolve) => (gone = resolve));
  const answer = async (): Promise<Response> => {
    if (fault === 'error') return broken();
    if (fault === 'lost') return lost();
    if (fault === 'offline' || fault === '401') {
      isDown = true;
      return fault === '401' ? signedOut() : lost();
    }
    // A page that is reloaded hears of it and writes what waits; one that is killed does not.
    if (fault === 'reload') await flush();
    visit.end();
    gone();
    return new Promise<never>(() => undefined);
  };
  world.between = async (request, go) => {
    if (await isOfScreen(request)) return go();
    count += 1;
    if (isDown) return fault === '401' ? signedOut() : lost();
    if (count !== at) return go();
    if (phase === 'after') await go();
    return answer();
  };
  return { whenGone, called: () => count };
}

async function runCase(one: Case): Promise<{ calls: number; state: unknown }> {
  const { world, kit, key, visit } = await begin(one.type, one.script);
  const { whenGone, called } = strike(world, one, visit, () => kit.flush(visit.store));
  const ended = kit.save(visit.store, key).catch(() => 'failed');
  const how = await Promise.race([ended, whenGone.then(() => 'gone' as const)]);
  world.between = null;
  const calls = called();
  expect(calls, 'the fault came').toBeGreaterThanOrEqual(one.at);

  let { store } = visit;
  let at = key;
  if (how === 'gone') {
    ({ store } = world.visit(kit.atoms(key)));
    await kit.open(store, key);
    await recover(world, store, key);
  } else if (how === 'failed') {
    if (one.fault === '401') {
      await store.get(queryClientAtom).invalidateQueries({ queryKey: accountKeys.profile });
      await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'), { interval: 1 });
    }
    await recover(world, store, key);
  } else if (typeof how === 'object' && 'id' in how) {
    at = how.id;
  }
  if (at === 'new') at = kit.savedAs(store, key);
  const rest = await kit.state(store, at);
  expect(rest.dirty && rest.changed).toBe(false);
  expect(store.get(kit.program.unfinishedSaveAtom(at))).toBeNull();
  const result = { calls, state: await platformState(world) };
  world.close();
  return result;
}

/** What a save came to that something struck, and how it should have ended. */
interface Matrix {
  calls: number;
  cases: number;
  /** The cases whose platform ended in another state than without a fault, and in which. */
  wrong: string[];
}

/** Saves a script again and again, each of these faults before and after every call in turn, and compares how the platform ends. */
export async function strikeEverywhere(
  type: ModuleOwner,
  script: Script,
  faults: readonly Fault[],
): Promise<Matrix> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { calls, state } = await runCase({ script, type, fault: 'error', phase: 'before', at: 0 });
  const cases = Array.from({ length: calls }, (_, call) => call + 1).flatMap((at) =>
    faults.flatMap((fault) => phases.map((phase): Case => ({ script, type, fault, phase, at }))),
  );
  const wrong: string[] = [];
  for (const one of cases) {
    const ended = await inScope(() => runCase(one)).catch((error: unknown) => ({ state: String(error) }));
    const [is, should] = [JSON.stringify(ended.state), JSON.stringify(state)];
    if (is !== should) wrong.push(`${one.fault} ${one.phase} call ${one.at}: ${is}`);
  }
  return { calls, cases: cases.length, wrong };
}
