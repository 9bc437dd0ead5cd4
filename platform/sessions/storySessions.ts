import type { SessionFacts, Sessions } from './sessions.ts';

/** The session of a story, in memory. */
export interface StorySessions extends Sessions {
  /** Signs an author in; null signs out. */
  hold(authorId: string | null): void;
  /** Other sessions of the author. */
  others: SessionFacts[];
}

/** The User-Agent of a story's browser. */
const storyAgent =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';

/** For stories: signed in as `initialAuthorId` at the start, or signed out with null. */
export function storySessions(initialAuthorId: string | null, now: () => number): StorySessions {
  let held = initialAuthorId;
  const hold = (authorId: string | null) => {
    held = authorId;
  };
  const currentId = (authorId: string) => `held-${authorId}`;
  const sessions: StorySessions = {
    hold,
    others: [],
    authorOf: () => Promise.resolve(held),
    begin(_, authorId) {
      hold(authorId);
      return Promise.resolve([]);
    },
    end() {
      hold(null);
      return Promise.resolve([]);
    },
    list(_, authorId) {
      const facts = { id: currentId(authorId), current: true, agent: storyAgent };
      return Promise.resolve([{ ...facts, beganAt: now(), seenAt: now() }, ...sessions.others]);
    },
    endOne(authorId, id) {
      if (id === currentId(authorId)) {
        hold(null);
        return Promise.resolve(true);
      }
      const left = sessions.others.filter((other) => other.id !== id);
      const ended = left.length < sessions.others.length;
      sessions.others = left;
      return Promise.resolve(ended);
    },
    endOthers() {
      sessions.others = [];
      return Promise.resolve();
    },
    deviceOf: () => null,
    rememberDevice: () => null,
  };
  return sessions;
}
