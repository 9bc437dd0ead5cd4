import { atom, type Getter, type Setter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { isApiError } from '#api/api-error.ts';
import { sessionKeys } from '#api/session/queries.ts';
import { endOtherSessions, endSession, listSessions } from '#api/session/requests.ts';
import type { Session } from '#domain/session/schema.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { runIntent, type Failure } from '../run.ts';
import { entityState, type EntityState } from '../states.ts';
import { atomWithQuery } from '../queryAtoms.ts';

const messages = defineMessages({
  ru: {
    notEnded: 'Не\u00A0удалось завершить сеанс. Попробуйте ещё раз.',
    othersNotEnded: 'Не\u00A0удалось завершить остальные сеансы. Попробуйте ещё раз.',
  },
  en: {
    notEnded: 'The session could not be ended. Try again.',
    othersNotEnded: 'The other sessions could not be ended. Try again.',
  },
});

interface SessionList {
  list: Session[];
  count: number;
}

const queryAtom = atomWithQuery((_get: Getter) => ({
  queryKey: sessionKeys.list,
  queryFn: ({ signal }: { signal: AbortSignal }) => listSessions(signal),
}));

/** The sessions of the author; `notFound` if the platform has no such call. A failure is shown in the list. */
export const sessionsAtom = atom((get): EntityState<SessionList> => entityState(get(queryAtom)));

/** The remaining ones. An older running read would restore ended sessions. */
async function keep(get: Getter, stays: (session: Session) => boolean): Promise<void> {
  const client = get(queryClientAtom);
  await client.cancelQueries({ queryKey: sessionKeys.list });
  client.setQueryData<SessionList>(sessionKeys.list, (known) => {
    if (known === undefined) return known;
    const list = known.list.filter(stays);
    return { ...known, list, count: list.length };
  });
}

interface Ending {
  work: () => Promise<unknown>;
  stays: (session: Session) => boolean;
  failure: Failure;
}

const end = (get: Getter, set: Setter, { work, stays, failure }: Ending): Promise<void> =>
  runIntent(
    get,
    set,
    async () => {
      await work();
      await keep(get, stays);
    },
    failure,
  );

/** Ends another session. One that has already ended is the wanted result. */
export const endSessionAtom = atom(null, (get, set, id: string) =>
  end(get, set, {
    work: () =>
      endSession(id).catch((error: unknown) => {
        if (!isApiError(error) || error.status !== 404) throw error;
      }),
    stays: (session) => session.id !== id,
    failure: { text: (language) => messages[language].notEnded },
  }),
);

/** Ends all sessions except this one. */
export const endOtherSessionsAtom = atom(null, (get, set) =>
  end(get, set, {
    work: endOtherSessions,
    stays: ({ current }) => current,
    failure: { text: (language) => messages[language].othersNotEnded },
  }),
);
