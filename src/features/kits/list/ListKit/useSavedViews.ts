import { useAtom, useSetAtom } from 'jotai';
import { listMemoryAtom, type SavedView } from '#atoms/list/memory.ts';
import type { Entity } from '#atoms/pages.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { now } from '#lib/time/clock.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { changeQuery, readQuery } from './query.ts';
import type { ListScreenState } from './useListScreen.ts';
import { messages as viewMessages } from './viewMessages.ts';

/** The views of a list that the author has saved on this device. */
export function useSavedViews<Row extends Entity>({
  props,
  query,
  view,
  spec,
  change,
}: ListScreenState<Row>) {
  const t = useMessages(messages);
  const texts = useMessages(viewMessages);
  const [{ views, initial = null }, remember] = useAtom(listMemoryAtom(props.id));
  const showToast = useSetAtom(showToastAtom);
  const present = changeQuery(new URLSearchParams(), { ...query, view }, spec).toString();
  const keep = (change: Parameters<typeof remember>[0]) => {
    if (!remember(change)) showToast({ kind: 'error', description: texts.notKept });
  };
  /** Beside what was saved meanwhile, here or in another tab. */
  const set = (next: (views: SavedView[]) => SavedView[]) => keep((kept) => ({ views: next(kept.views) }));

  return {
    views,
    /** Id of the one that the list opens with, or null. */
    initial,
    /** Opens the list with a saved view from now on, or with none. */
    open: (saved: SavedView | null) => keep({ initial: saved?.id ?? null }),
    /** The saved view that is shown, or null. */
    current: views.find(({ query }) => query === present) ?? null,
    show: (saved: SavedView) => change(readQuery(new URLSearchParams(saved.query), spec), 'push'),
    save: (name: string) => set((kept) => [...kept, { id: `${kept.length}-${now()}`, name, query: present }]),
    rename: (saved: SavedView, name: string) =>
      set((kept) => kept.map((other) => (other.id === saved.id ? { ...other, name } : other))),
    remove(saved: SavedView) {
      const at = views.indexOf(saved);
      set((kept) => kept.filter(({ id }) => id !== saved.id));
      showToast({
        kind: 'success',
        description: t.viewRemoved(saved.name),
        action: { label: t.undo, run: () => set((kept) => kept.toSpliced(at, 0, saved)) },
      });
    },
  };
}
