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

/** The time at which every story takes place: a morning. */
export const storyTime = '2026-11-20T09:12:00+03:00';

/** The moderator of the workbench takes two days, so that waiting items keep waiting. `setNow` moves the clock. */
const moderationDelayMs = 48 * 60 * 60 * 1000;

/** The contents of letters in the workbench: always the same, so that pictures stay the same. */
export const storySecrets = { code: '482915', token: 'a-token-of-the-workbench-'.padEnd(43, '0') };

const secrets: Secrets = { code: () => storySecrets.code, token: () => storySecrets.token };

/** The environment of a story, all of it new: the atoms' store, the query cache, and the platform behind the handlers. */
export interface StoryEnvironment {
  store: Store;
  queryClient: QueryClient;
  /** The storage of drafts. */
  device: Device;
  handlers: RequestHandler[];
  /** Created and filled at the first call, so that a story without calls pays nothing. */
  platform: Pick<PlatformApp, 'fetch' | 'invite'>;
  /** The story's session. */
  sessions: StorySessions;
  /** The letters that the platform sent. */
  mail: MemoryMail;
  /** Starts signed out. */
  signOut(): void;
  /** Starts with another scenario than the demo. Call it before the first request only. */
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

/** Whether the current environment is being closed while the next one does not exist yet. */
let isEnding = false;

/** Whether a story is running on this environment now. Events in one that is closing, or closed, are not the story's. */
export const isStoodOn = (environment: StoryEnvironment): boolean => environment === present && !isEnding;

/** How many reading calls of the current story are in progress. */
export const callsUnanswered = (): number => present?.queryClient.isFetching() ?? 0;

/** How many reading calls of the current story have been answered, or have failed. */
export const callsAnswered = (): number =>
  present?.queryClient
    .getQueryCache()
    .getAll()
    .reduce((sum, { state }) => sum + state.dataUpdateCount + state.errorUpdateCount, 0) ?? 0;

/**
 * Stops what the previous story left running. An unanswered upload is tried again after a while, and records that there are uploads. The next story
 * would then resume its own uploads, which have no files, and show them as waiting for these.
 */
export async function closeStoryEnvironment(): Promise<void> {
  if (present === null) return;
  isEnding = true;
  present.store.set(forgetPrivateAtom);
  endHolding();
  // The last writes must happen before the next story, whose device is empty.
  await new Promise((resolve) => setTimeout(resolve));
}

/** Opens an environment for one story: the demo's author is signed in, and the clock is stopped. */
export function openStoryEnvironment(): StoryEnvironment {
  setNow(Date.parse(storyTime));
  // Otherwise query results would stay for five minutes, and a run would keep those of all its stories in memory.
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
  // A failed call is shown at once, because a story has no time for a second attempt.
  const queryClient = createQueryClient({ retry: false });
  const device = memoryDevice();
  const store = createAppStore(queryClient, device);
  // Work that waits for the first screen would appear in some pictures and not in others.
  store.set(firstScreenPauseAtom, 0);
  // A story loads the code that it shows, and not the whole console.
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
