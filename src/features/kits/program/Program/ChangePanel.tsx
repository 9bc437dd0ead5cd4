import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { kindName } from '#domain/kinds.ts';
import { useEditorDesk } from '#features/kits/editor/EditorKit/place.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { ChangeList } from '../ChangeList/ChangeList.tsx';
import { changeMessages } from './changeMessages.ts';
import { useProgramDesk } from './program.ts';
import { nodeOfRow } from './nodeIds.ts';
import { useChangeSections } from './useChangeSections.ts';

interface ChangePanelProps {
  /** What the fields of the course or marathon itself are called. */
  fieldName: (field: string) => string;
  /** How many learners see a change at once; 0 where it is not on sale. */
  learners: number;
}

/** «Что будет сохранено» of the programme that is edited here, while it is asked for. */
export function ChangePanel(props: ChangePanelProps) {
  const { view } = useProgramDesk();
  return useAtomValue(view.changesOpenAtom) ? <Opened {...props} /> : null;
}

function Opened({ fieldName, learners }: ChangePanelProps) {
  const { program, view, key } = useProgramDesk();
  const t = useMessages(changeMessages);
  const language = useLanguage();
  const { save } = useEditorDesk();
  const [, setOpen] = useAtom(view.changesOpenAtom);
  const setLit = useSetAtom(view.litAtom);
  const setExpanded = useSetAtom(view.expandedAtom);
  const store = useStore();
  const { sections, summary, lit } = useChangeSections(kindName(program.type, language), fieldName);
  const uploading = useAtomValue(program.treeAtom(key)).lectures;
  const onTheirWay = Object.keys(uploading).filter(
    (id) => store.get(program.lectureAtom({ key, id })).upload !== null,
  ).length;

  /** A row in a closed module is lit only once the module is open. */
  const point = (row: string | null) => {
    const node = row === null ? null : nodeOfRow(row);
    if (node !== null && node.type !== 'module') {
      setExpanded((open) =>
        open === null ? open : new Set(open).add(`module/${encodeURIComponent(node.moduleId)}`),
      );
    }
    setLit(row);
  };
  const close = () => {
    setOpen(false);
    setLit(null);
  };
  return (
    <ChangeList
      summary={summary}
      sections={sections}
      lit={lit}
      onPoint={point}
      onSave={() => {
        close();
        void save();
      }}
      onClose={close}
      foot={
        learners > 0 || onTheirWay > 0 ? (
          <>
            {learners > 0 && <p>{t.published(learners)}</p>}
            {onTheirWay > 0 && <p>{t.uploading(onTheirWay)}</p>}
          </>
        ) : undefined
      }
    />
  );
}
