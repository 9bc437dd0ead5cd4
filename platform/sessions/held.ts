import type { Sessions } from './sessions.ts';

/** The one session of a story, held in memory. */
export interface HeldSessions extends Sessions {
  /** Signs an author in, or out with null. */
  hold(authorId: string | null): void;
}

/** For stories: signed in as `initialAuthorId` from the start, or signed out with null. */
export function heldSessions(initialAuthorId: string | null): HeldSessions {
  let held = initialAuthorId;
  const hold = (authorId: string | null) => {
    held = authorId;
  };
  return {
    hold,
    authorOf: () => Promise.resolve(held),
    begin(_, authorId) {
      hold(authorId);
      return Promise.resolve([]);
    },
    end() {
      hold(null);
      return Promise.resolve([]);
    },
    deviceOf: () => null,
    rememberDevice: () => null,
  };
}
