import { useAtom, useSetAtom, useStore } from 'jotai';
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
  const store = useStore();
  const memoryAtom = listMemoryAtom(props.id);
  const [{ views, initial = null }, remember] = useAtom(memoryAtom);
  const showToast = useSetAtom(showToastAtom);
  const present = changeQuery(new URLSearchParams(), { ...query, view }, spec).toString();
  const keep = (change: Parameters<typeof remember>[0]) => {
    if (!remember(change)) showToast({ kind: 'error', description: texts.notKept });
  };
  const set = (next: SavedView[]) => keep({ views: next });
  /** Beside what was saved meanwhile. */
  const putBack = (saved: SavedView, at: number) => set(store.get(memoryAtom).views.toSpliced(at, 0, saved));

  return {
    views,
    /** Id of the one that the list opens with, or null. */
    initial,
    /** Opens the list with a saved view from now on, or with none. */
    open: (saved: SavedView | null) => keep({ initial: saved?.id ?? null }),
    /** The saved view that is shown, or null. */
    current: views.find(({ query }) => query === present) ?? null,
    show: (saved: SavedView) => change(readQuery(new URLSearchParams(saved.query), spec), 'push'),
    save: (name: string) => set([...views, { id: `${views.length}-${now()}`, name, query: present }]),
    rename: (saved: SavedView, name: string) =>
      set(views.map((other) => (other.id === saved.id ? { ...other, name } : other))),
    remove(saved: SavedView) {
      const at = views.indexOf(saved);
      set(views.filter(({ id }) => id !== saved.id));
      showToast({
        kind: 'success',
        description: t.viewRemoved(saved.name),
        action: { label: t.undo, run: () => putBack(saved, at) },
      });
    },
  };
}
