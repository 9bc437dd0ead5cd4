import { call } from '../request.ts';
import { session } from './endpoints.ts';

/** Reads the sessions of the author. */
export const listSessions = (signal?: AbortSignal) => call(session.list, { signal });

/** Ends one session. */
export const endSession = (id: string) => call(session.end, { params: { id } });

/** Ends all sessions except the current one. */
export const endOtherSessions = () => call(session.endOthers);
