import { atom } from 'jotai';
import type { Webinar } from '#domain/webinar/schema.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import type { ListState } from '../list.ts';
import { blocksOf, webinarsIn } from '../planner/blocks.ts';
import { webinarListAtom } from '../webinar/webinars.ts';

/** The webinars around some days, the earliest first: those of the blocks that the planner reads, so that both make one call. */
export const webinarsAheadAtom = boundedAtomFamily(({ from, to }: { from: string; to: string }) =>
  atom((get): Pick<ListState<Webinar>, 'status' | 'items' | 'unread' | 'retry'> => {
    const lists = blocksOf(from, to).map((block) => get(webinarListAtom(webinarsIn(block))));
    const status = lists.some((list) => list.status === 'loading')
      ? 'loading'
      : lists.some((list) => list.status === 'failed')
        ? 'failed'
        : 'ready';
    const byId = new Map(lists.flatMap(({ items }) => items).map((webinar) => [webinar.id, webinar]));
    const unread = lists.reduce((sum, list) => sum + list.unread, 0);
    return { status, items: [...byId.values()], unread, retry: () => lists.forEach(({ retry }) => retry()) };
  }),
);
