import type { Atom } from 'jotai';
import { onTestFinished } from 'vitest';
import { closeToastAtom, toastAtom } from '#atoms/ui/toast.ts';
import { setNow } from '#lib/time/clock.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { testPlatform, type TestPlatform } from '#platform/testing/platform.ts';
import { openConsole, type TestConsole } from './console.ts';

/** A call, as a test sees it. */
export interface SeenCall {
  method: string;
  /** Relative to `/api/v1/author/`. */
  path: string;
  body: unknown;
}

interface PlatformConsole extends TestConsole {
  at: TestPlatform;
  /** The console's calls so far. */
  calls: SeenCall[];
  /** Answers calls in place of the platform, if it returns an answer. */
  instead: { answer: ((call: SeenCall, request: Request) => Response | Promise<Response> | null) | null };
  /** The text of the current toast; it is closed, so that the next one is seen. */
  told: () => string;
}

/** A refusal of the platform, for `instead`. */
export const refuse = (status: number, error = 'broken') => Response.json({ error }, { status });

/** The console of a signed-in author without data, over a platform whose answers a test may replace. Both use one stopped clock. */
export async function openPlatformConsole(mounted: Atom<unknown>[] = []): Promise<PlatformConsole> {
  const at = await testPlatform({ scenario: empty });
  setNow(at.clock.now);
  onTestFinished(() => setNow(null));
  const calls: SeenCall[] = [];
  const instead: PlatformConsole['instead'] = { answer: null };
  const console = openConsole({
    async fetch(request) {
      const isJson = request.headers.get('content-type') === 'application/json';
      const call = {
        method: request.method,
        path: new URL(request.url).pathname.replace('/api/v1/author/', ''),
        body: isJson ? await request.clone().json() : null,
      };
      calls.push(call);
      return instead.answer?.(call, request) ?? at.platform.fetch(request);
    },
    hash: '#/',
    mounted,
  });
  const { store } = console;
  const told = () => {
    const { description } = store.get(toastAtom);
    store.set(closeToastAtom);
    return description;
  };
  return { ...console, at, calls, instead, told };
}
