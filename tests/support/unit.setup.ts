// What stands around each file of unit tests. Files share a worker, so what one leaves behind would meet the next: it fails for it.
import assert from 'node:assert/strict';
import { environmentManager } from '@tanstack/query-core';
import { createStore } from 'jotai';
import { afterAll, aroundAll, aroundEach, vi } from 'vitest';
import { client } from '#api/client.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import { now, setNow } from '#lib/time/clock.ts';
import { unanswered } from './fetch-adapter.ts';
import { waitPatiently } from './patience.ts';
import { inScope } from './scope.ts';

/** Servers, other processes and watched files that the worker has. */
const open = (): string[] =>
  process
    .getActiveResourcesInfo()
    .filter((name) => /^(?:TCPServer|PipeServer|Process|FSEvent|StatWatcher)/i.test(name));
const signals = ['SIGINT', 'SIGTERM', 'exit'] as const;

/** Whether somebody has stopped the clock of the console. */
function clockIsStopped(): boolean {
  const shown = now();
  const begun = performance.now();
  while (performance.now() - begun < 2);
  return now() === shown;
}

/** What stands on the global object under a name. Libraries mark it for themselves by symbols and by `__names`. */
function globals(): Map<string, unknown> {
  const rows = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  return new Map(
    rows.filter(([name]) => !name.startsWith('__')).map(([name, { get, value }]) => [name, get ?? value]),
  );
}

/** Names whose values differ. */
const changed = (before: Map<string, unknown>, after: Map<string, unknown>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.has(name) !== after.has(name) || !Object.is(before.get(name), after.get(name)),
  );

const environment = () => new Map<string, unknown>(Object.entries(process.env));

/** Sets the language back, and returns whether the next page would have had another one: without storage a setting lives as long as the worker. */
function languageIsLeft(): boolean {
  const store = createStore();
  const unmount = store.sub(languageAtom, () => undefined);
  const language = store.get(languageAtom);
  store.set(languageAtom, 'ru');
  unmount();
  return language !== 'ru';
}

vi.waitFor = waitPatiently;
client.defaults.adapter = unanswered;
const before = { globals: globals(), environment: environment() };
const listened = signals.map((name) => process.listenerCount(name));

aroundAll((run) => inScope(run));
aroundEach((run) => inScope(run));

afterAll(async () => {
  const fakeTimers = vi.isFakeTimers();
  vi.useRealTimers();
  const told = (name: string, isLeft: boolean) => (isLeft ? [name] : []);
  const left = [
    ...told('fake timers', fakeTimers),
    ...told('a stopped clock', clockIsStopped()),
    ...told('another language', languageIsLeft()),
    ...told('queries as in a browser', !environmentManager.isServer()),
    ...told('an adapter of calls', client.defaults.adapter !== unanswered),
    ...changed(before.globals, globals()).map((name) => `globalThis.${name}`),
    ...changed(before.environment, environment()).map((name) => `process.env.${name}`),
    ...signals.filter((name, at) => process.listenerCount(name) !== listened[at]),
  ];
  // The file fails for it, and no other.
  setNow(null);
  environmentManager.setIsServer(() => true);
  vi.unstubAllGlobals();
  // A server takes a moment to close.
  const closed = () => assert.deepEqual(open(), []);
  await vi.waitFor(closed).catch(() => left.push(...open()));
  if (left.length > 0) throw new Error(`This file of tests leaves behind: ${left.join(', ')}`);
});
