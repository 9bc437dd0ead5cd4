import type { QueryClient } from '@tanstack/react-query';
import type { RequestHandler } from 'msw';
import { forgetPrivateAtom } from '#atoms/session/private.ts';
import { createAppStore, type Store } from '#atoms/store.ts';
import { codeAheadAtom, firstScreenPauseAtom } from '#atoms/ui/late.ts';
import { toastsGoAtom } from '#atoms/ui/toast.ts';
import { now, setNow } from '#lib/time/clock.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import type { Device } from '#lib/device/device.ts';
import { createPlatform, type PlatformApp } from '#platform/app.ts';
import { memoryMail, type MemoryMail } from '#platform/mail/memory.ts';
import { handlersFor } from '#platform/msw.ts';
import { plainPasswords } from '#platform/passwords/plain.ts';
import type { Secrets } from '#platform/passwords/secrets.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { loadedScenario } from '#platform/scenarios/loaded.ts';
import type { Scenario } from '#platform/scenarios/scenario.ts';
import { standard } from '#platform/scenarios/standard.ts';
import { storySessions, type StorySessions } from '#platform/sessions/storySessions.ts';
import { storyAssets } from './assets.ts';
import { endHolding } from './heldCode.ts';
import { createQueryClient } from '#atoms/queries.ts';

/** The morning that every story happens on. */
export const storyTime = '2026-11-20T09:12:00+03:00';

/** The moderator of the workbench takes two days, so that what waits for review stays so. `setNow` moves the clock. */
const moderationDelayMs = 48 * 60 * 60 * 1000;

/** What the letters of the workbench bring: always the same, so that pictures of it are. */
export const storySecrets = { code: '482915', token: 'a-token-of-the-workbench-'.padEnd(43, '0') };

const secrets: Secrets = { code: () => storySecrets.code, token: () => storySecrets.token };

/** What a story stands on, all of it fresh: the atoms' store, the query cache and the platform behind the handlers. */
export interface StoryEnvironment {
  store: Store;
  queryClient: QueryClient;
  /** Where drafts are kept. */
  device: Device;
  handlers: RequestHandler[];
  /** Built and filled at the first call, so that a story without calls pays nothing. */
  platform: Pick<PlatformApp, 'fetch' | 'invite'>;
  /** The story's session. */
  sessions: StorySessions;
  /** The letters that the platform sent. */
  mail: MemoryMail;
  /** Begins signed out. */
  signOut(): void;
  /** Begins with another scenario than the demo. Before the first call only. */
  load(scenario: Scenario): void;
}

async function openPlatform(
  scenario: Scenario,
  { sessions, mail }: Pick<StoryEnvironment, 'sessions' | 'mail'>,
): Promise<PlatformApp> {
  const { store, files } = await loadedScenario(scenario, now(), storyAssets);
  return createPlatform({
    store,
    files,
    passwords: plainPasswords(),
    sessions,
    mail,
    secrets,
    publicUrl: () => location.origin,
    clock: now,
    moderation: { delayMs: moderationDelayMs },
  });
}

let present: StoryEnvironment | null = null;

/** Whether the present one is being ended: the next is not there yet. */
let isEnding = false;

/** Whether a story stands on this environment now. What happens on one that ends, or has ended, is nothing that the story does. */
export const isStoodOn = (environment: StoryEnvironment): boolean => environment === present && !isEnding;

/** How many reading calls of the present story are on their way. */
export const callsUnanswered = (): number => present?.queryClient.isFetching() ?? 0;

/** How many reading calls of the present story have been answered, or have failed. */
export const callsAnswered = (): number =>
  present?.queryClient
    .getQueryCache()
    .getAll()
    .reduce((sum, { state }) => sum + state.dataUpdateCount + state.errorUpdateCount, 0) ?? 0;

/**
 * Ends what goes on of the story before. An upload that nobody answers is tried again after a while, and notes that there are uploads: the story
 * that is shown by then would take up its own, which have no files, and show them as waiting for these.
 */
export async function closeStoryEnvironment(): Promise<void> {
  if (present === null) return;
  isEnding = true;
  present.store.set(forgetPrivateAtom);
  endHolding();
  // What it keeps at last comes before the next story, whose device is empty.
  await new Promise((resolve) => setTimeout(resolve));
}

/** Opens an environment for one story: the demo's author is signed in, and the clock stands. */
export function openStoryEnvironment(): StoryEnvironment {
  setNow(Date.parse(storyTime));
  // What was read would wait five minutes for somebody to ask again, and a run would hold on to all of its stories.
  present?.queryClient.clear();
  const sessions = storySessions(demoAccount.id, now);
  const mail = memoryMail();
  let scenario: Scenario = standard;
  let opened: Promise<PlatformApp> | null = null;
  const open = () => (opened ??= openPlatform(scenario, { sessions, mail }));
  const platform = {
    fetch: async (request: Request) => (await open()).fetch(request),
    invite: async () => (await open()).invite(),
  };
  localStorage.clear();
  sessionStorage.clear();
  // A failed call is shown at once: a story has no time for a second try.
  const queryClient = createQueryClient({ retry: false });
  const device = memoryDevice();
  const store = createAppStore(queryClient, device);
  // What waits for the first screen would come to some pictures and not to others.
  store.set(firstScreenPauseAtom, 0);
  // A story brings what it shows, and not the whole console.
  store.set(codeAheadAtom, false);
  store.set(toastsGoAtom, false);
  isEnding = false;
  present = {
    store,
    queryClient,
    device,
    handlers: handlersFor(platform),
    platform,
    sessions,
    mail,
    signOut: () => sessions.hold(null),
    load(other) {
      if (opened !== null)
        throw new Error('The platform has been asked already: choose the scenario before that');
      scenario = other;
    },
  };
  return present;
}
