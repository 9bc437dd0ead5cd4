import { call } from '../request.ts';
import { session } from './endpoints.ts';

/** Reads where the author is signed in. */
export const listSessions = (signal?: AbortSignal) => call(session.list, { signal });

/** Ends one session. */
export const endSession = (id: string) => call(session.end, { params: { id } });

/** Ends all sessions but the one that asks. */
export const endOtherSessions = () => call(session.endOthers);
