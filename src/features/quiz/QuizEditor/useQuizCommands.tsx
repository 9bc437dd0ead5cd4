import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { Archive, Download, FilePenLine, ListChecks, Play, Trash2, Upload } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { quizMoves } from '#domain/quiz/rules.ts';
import { quizEditor } from '#atoms/quiz/editor.ts';
import { removeQuizAtom } from '#atoms/quiz/removing.ts';
import { openModalAtom } from '#atoms/ui/modal.ts';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { listRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { late } from '#lib/loading/late.ts';
import { saveFile } from '#lib/file/saveFile.ts';
import { messages } from './messages.ts';
import { useQuizMove } from './useQuizMove.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

const factsAtom = quizEditor.partAtom(({ item, fields }) => ({
  status: item?.status ?? null,
  any: fields.questions.length > 0,
}));

const exporting = late(() => import('../exchange/questionsCsv.ts'));

/** A name that every system takes for a file. */
const fileName = (name: string) =>
  `${
    name
      .trim()
      .replace(/[\\/:*?"<>|]+/g, ' ')
      .slice(0, 80)
      .trim() || 'quiz'
  }.csv`;

interface QuizCommands {
  onImport: () => void;
  /** Takes the quiz as a client would; absent where a button does. */
  onPlay?: () => void;
}

/** What can be done to a quiz as a whole: a try of it, questions in and out, its statuses, and its end. */
export function useQuizCommands(key: string, { onImport, onPlay }: QuizCommands): MenuItem[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const store = useStore();
  const navigate = useNavigate();
  const { status, any } = useAtomValue(factsAtom(key));
  const move = useQuizMove(key);
  const remove = useSetAtom(removeQuizAtom);
  const openModal = useSetAtom(openModalAtom);

  const exportCsv = async () => {
    const { name, questions } = store.get(quizEditor.editorAtom(key)).fields;
    const { questionsCsv } = await exporting.load();
    saveFile(fileName(name), await questionsCsv(questions, language));
  };

  const askToRemove = () => {
    const { name, questions } = store.get(quizEditor.editorAtom(key)).server;
    openModal({
      modalName: 'confirm',
      props: {
        title: t.removeTitle(name),
        lost: [{ icon: <ListChecks {...icon} />, text: t.removeLost(questions.length) }],
        kept: [t.removeKept],
        confirmLabel: t.removeConfirm,
        cancelLabel: t.cancel,
        onConfirm: async () => {
          await remove(key);
          // There is no way back to what is gone.
          void navigate(listRoute('quiz'), { replace: true });
        },
      },
    });
  };

  const looks = {
    active: { label: t.toActive, icon: <ListChecks {...icon} /> },
    draft: { label: t.toDraft, icon: <FilePenLine {...icon} /> },
    archived: { label: t.toArchive, icon: <Archive {...icon} /> },
  };
  const items: MenuItem[] = [];
  if (onPlay !== undefined)
    items.push({ id: 'play', label: t.play, icon: <Play {...icon} />, onSelect: onPlay });
  if (status !== 'archived')
    items.push({ id: 'import', label: t.import, icon: <Upload {...icon} />, onSelect: onImport });
  if (any) {
    const onSelect = () => void exportCsv();
    items.push({ id: 'export', label: t.export, icon: <Download {...icon} />, onSelect });
  }
  for (const to of quizMoves(status ?? ''))
    if (status !== 'draft') items.push({ id: to, ...looks[to], onSelect: () => void move(to) });
  if (status !== null) {
    items.push({
      id: 'remove',
      label: t.remove,
      icon: <Trash2 {...icon} />,
      danger: true,
      onSelect: askToRemove,
    });
  }
  return items;
}
