import { atom, type Getter, type Setter } from 'jotai';
import { qaStatuses, type QaEntry } from '#domain/qa/schema.ts';
import { emptyDraft } from '../draft/records.ts';
import { makeOnce } from '../makeOnce.ts';
import { isSameAuthor } from '../session/sameAuthor.ts';
import { authorAtom } from '../session/session.ts';
import {
  drafts,
  newQaKey,
  textsOf,
  wholeDraft,
  type QaContent,
  type QaDraft,
  type QaFields,
} from './inPlace.ts';
import { createQaAtom, latestQaAtom } from './qa.ts';

/** The status of an entry, if it can be sent; otherwise the platform derives it. */
const sendable = ({ status }: QaEntry) => qaStatuses.find((one) => one === status);

/** Puts a draft into the form of a new entry, behind an existing one: two drafts are never mixed. */
function leave(get: Getter, set: Setter, key: string, draft: QaDraft): void {
  const writing = wholeDraft(get, set, key);
  set(drafts.setAtom, { key, draft });
  if (writing !== null) set(drafts.takeAtom, { key, draft: writing });
}

/**
 * Makes an entry anew that was just removed. Where that fails, or the page goes before the answer comes, what it said is nowhere else: it waits
 * in the form of a new one, and is not made twice from there.
 */
export const bringBackQaAtom = atom(
  null,
  async (get, set, { content, entry }: { content: QaContent; entry: QaEntry }): Promise<void> => {
    const { question, answer, orderNumber } = entry;
    const status = sendable(entry);
    const fields: QaFields = { ...textsOf(entry), orderNumber, ...(status === 'hidden' && { status }) };
    const author = get(authorAtom)?.id;
    const key = newQaKey(content);
    let draft: QaDraft = { ...emptyDraft(null), fields };
    const keep = () => set(drafts.keepAsideAtom, { key, draft });
    const kept: Awaited<ReturnType<typeof keep>>[] = [];
    try {
      await makeOnce<QaEntry, QaEntry, QaFields>({
        get,
        author,
        fields,
        earlier: undefined,
        latest: () => set(latestQaAtom),
        recognize: async () => null,
        async note(tried) {
          draft = { ...draft, tried };
          if (tried !== undefined) kept.push(await keep());
        },
        create: () => set(createQaAtom, { ...content, question, answer, orderNumber, status }),
      });
    } catch (error) {
      // Nothing is written down for an author who is here no more.
      if (isSameAuthor(get, author)) {
        leave(get, set, key, draft);
        await set(drafts.flushAtom);
      }
      throw error;
    } finally {
      const how = isSameAuthor(get, author) ? 'over' : 'left';
      await Promise.all(kept.map((letGo) => letGo(how)));
    }
  },
);
