import { useSetAtom, useStore } from 'jotai';
import { sessionEnded } from '#api/api-error.ts';
import { listExportAtom } from '#atoms/list/exports.ts';
import type { Entity } from '#atoms/pages.ts';
import { keptAuthor } from '#atoms/session/entering.ts';
import { authorZoneAtom } from '#atoms/session/zone.ts';
import { showErrorAtom, showToastAtom } from '#atoms/ui/toast.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { late } from '#lib/loading/late.ts';
import { messages } from './messages.ts';
import type { ListScreenState } from './useListScreen.ts';

const exporting = late(() => import('./exportList.ts'));

/** Starts the file of all that match, unless one is being made. Its code is fetched when it is first asked for. */
export function useExport<Row extends Entity>({ props, params }: ListScreenState<Row>): () => void {
  const t = useMessages(messages);
  const language = useLanguage();
  const store = useStore();
  const showError = useSetAtom(showErrorAtom);
  const { id, read, columns } = props;

  const start = async () => {
    const running = listExportAtom(id);
    if (read === undefined || store.get(running) !== null) return;
    // The rows of the next author are none of this file, and what came of it is none of their business.
    const author = keptAuthor(store.get);
    const isHere = () => keptAuthor(store.get) === author;
    try {
      const { exportList } = await exporting.load();
      await exportList(
        {
          name: id,
          columns,
          request: params,
          language,
          timeZone: store.get(authorZoneAtom),
          read: async (...asked) => {
            if (!isHere()) throw sessionEnded();
            return read(...asked);
          },
        },
        {
          progress: (state) => store.set(running, state),
          toast: (request) => isHere() && store.set(showToastAtom, request),
        },
      );
    } catch {
      showError(t.notExported);
    }
  };

  return () => void start();
}
