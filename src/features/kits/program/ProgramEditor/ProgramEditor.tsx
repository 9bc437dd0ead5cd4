import { atom, useAtomValue, useStore } from 'jotai';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Editable } from '#atoms/editor/config.ts';
import { newKey } from '#atoms/editor/draft.ts';
import { qaCountAtom } from '#atoms/qa/qa.ts';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { preloadTree } from '#components/data/Tree/Tree.tsx';
import { EditorCover, type EditorCoverProps } from '#features/kits/editor/EditorKit/EditorCover.tsx';
import {
  EditorPublication,
  type EditorPublicationProps,
} from '#features/kits/editor/EditorKit/EditorPublication.tsx';
import { EditorReadiness } from '#features/kits/editor/EditorKit/EditorReadiness.tsx';
import { BareEditorScreen } from '#features/kits/editor/EditorKit/EditorScreen.tsx';
import type { EditorTab } from '#features/kits/editor/EditorKit/EditorTabs.tsx';
import type { EditorKind, NamedFields } from '#features/kits/editor/EditorKit/kind.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { whenIdle } from '#lib/loading/whenIdle.ts';
import { fieldNameOf } from '../compareFields.ts';
import { AddMenu } from '../Program/AddMenu.tsx';
import { ChangePanel } from '../Program/ChangePanel.tsx';
import type { DayGridProps } from '../Program/DayGrid.tsx';
import { ProgramDeskContext, type ScreenProgram } from '../Program/program.ts';
import { ProgramTab } from '../Program/ProgramTab.tsx';
import { saveMessages } from '../SaveStepsBar/saveMessages.ts';
import { refusedField, refusedRow } from '../Program/refused.ts';
import { SaveSteps } from '../Program/SaveSteps.tsx';
import { useImportItems } from '../Program/useImportItems.tsx';
import { createProgramView, type ProgramView } from '../Program/view.ts';
import { questionParams } from '../QuestionsTab/questionParams.ts';
import { QuestionsTab } from '../QuestionsTab/QuestionsTab.tsx';
import { programField } from '../readiness.ts';
import * as S from './ProgramEditor.styles.ts';
import { messages } from './messages.ts';
import { ProgramTitle } from './ProgramTitle.tsx';

interface ProgramEditorProps<Item extends Editable, Fields extends NamedFields> {
  kind: EditorKind<Item, Fields>;
  program: ScreenProgram;
  /** The same editor, for the pieces that take less of it. */
  pieces: EditorCoverProps['editor'] & EditorPublicationProps['editor'];
  /** «Основное» */
  main: ReactNode;
  /** The fields on the first one. */
  mainFields: readonly string[];
  /** Its status, in the line of the tabs. */
  status: ReactNode;
  /** Commands of the kind's own. */
  commands?: MenuItem[];
  /** The days that modules open on, where they do. */
  days: DayGridProps['calendar'] | null;
  /** How many learners see a change at once. */
  learners: number;
}

const noneAtom = atom(null);

/** What stands between the author and a save: the list of what will be done, and what is wrong in the programme. */
function useGuards(program: ScreenProgram, view: ProgramView, key: string) {
  const store = useStore();
  const language = useLanguage();

  /** Before the programme is saved, what will be; pressed again, it goes on. */
  const beforeSave = (): boolean => {
    const shown = store.get(view.changesOpenAtom);
    const { groups } = store.get(program.changesAtom(key));
    const cut = store.get(program.unfinishedSaveAtom(key)) !== null;
    const running = store.get(program.saveProgressAtom(key)).status === 'running';
    const ask = !shown && !cut && !running && groups.length > 0;
    store.set(view.changesOpenAtom, ask);
    return !ask;
  };

  /** What is wrong in the programme is opened beside the tree. What a step was refused for is told by the steps. */
  const reveal = (path: string): string | undefined => {
    const [field, id] = path.split('.');
    if (field !== programField || id === undefined) return undefined;
    const row = refusedRow(store.get(program.treeAtom(key)), id, language);
    if (row === null) return undefined;
    store.set(view.modeAtom, 'tree');
    store.set(view.selectedAtom, new Set<string>());
    store.set(view.refusedAtom, id);
    store.set(view.openAtom, row);
    return refusedField;
  };

  return { beforeSave, reveal };
}

type TabParts<Item extends Editable, Fields extends NamedFields> = Pick<
  ProgramEditorProps<Item, Fields>,
  'kind' | 'program' | 'pieces' | 'main' | 'mainFields' | 'days'
>;

/** The tabs with what is in them, and how much. */
function useTabs<Item extends Editable, Fields extends NamedFields>(
  { kind, program, pieces, main, mainFields, days }: TabParts<Item, Fields>,
  key: string,
): EditorTab[] {
  const t = useMessages(messages);
  const id = key === newKey ? null : key;
  const ready = useAtomValue(kind.editor.statusAtom(key)) === 'ready';
  const questions = useAtomValue(
    id === null ? noneAtom : qaCountAtom(questionParams({ contentType: program.type, contentId: id })),
  );
  const modules = useAtomValue(ready ? program.totalsAtom(key) : noneAtom)?.modules;
  return [
    { id: 'main', label: t.main, fields: mainFields, content: main },
    {
      id: 'program',
      label: t.program,
      ...(modules !== undefined && { count: modules }),
      fields: [programField],
      wide: true,
      content: <ProgramTab days={days} />,
      foot: <AddMenu />,
    },
    {
      id: 'questions',
      label: t.questions,
      ...(questions !== null && { count: questions }),
      wide: true,
      content: <QuestionsTab type={program.type} id={id} />,
    },
    {
      id: 'publication',
      label: t.publication,
      fields: ['costKopecks', 'oldCostKopecks'],
      wide: true,
      content: (
        <S.Publication>
          <EditorPublication editor={pieces} />
          <EditorReadiness />
        </S.Publication>
      ),
    },
    ...(kind.preview === undefined
      ? []
      : [
          { id: 'preview', label: t.preview, wide: true, content: <Shown preview={kind.preview} of={key} /> },
        ]),
  ];
}

interface ShownProps extends Pick<Required<EditorKind<Editable, NamedFields>>, 'preview'> {
  /** The key of the draft. */
  of: string;
}

/** The page of a client in the place of the form. */
function Shown({ preview: Preview, of }: ShownProps) {
  return (
    <Suspense fallback={<Skeleton height={360} radius="media" />}>
      <Preview editorKey={of} />
    </Suspense>
  );
}

/** The editor of a course or a marathon: its texts, its programme, its questions, its way to the catalogue, and how it looks. */
export function ProgramEditor<Item extends Editable, Fields extends NamedFields>({
  kind,
  program,
  pieces,
  main,
  mainFields,
  status,
  commands = [],
  days,
  learners,
}: ProgramEditorProps<Item, Fields>) {
  const { id: key = newKey } = useParams();
  const words = useMessages(saveMessages);
  const language = useLanguage();
  const [view] = useState(createProgramView);
  const ready = useAtomValue(kind.editor.statusAtom(key)) === 'ready';
  const changes = useAtomValue(ready ? program.changesAtom(key) : noneAtom);
  const count = changes === null ? 0 : countOf(changes);
  const isCut = useAtomValue(program.unfinishedSaveAtom(key)) !== null;
  const changesOpen = useAtomValue(view.changesOpenAtom);

  const [params] = useSearchParams();
  const importItems = useImportItems(view);
  const onProgram = params.get('tab') === 'program';
  const { beforeSave, reveal } = useGuards(program, view, key);
  const tabs = useTabs({ kind, program, pieces, main, mainFields, days }, key);

  // Its code comes while the programme does. Beside another tab the form comes first, and the tree once that is there.
  useEffect(() => {
    if (onProgram) preloadTree();
    else if (ready) return whenIdle(preloadTree);
    return undefined;
  }, [onProgram, ready]);

  return (
    <ProgramDeskContext value={{ program, view }}>
      <BareEditorScreen
        kind={kind}
        editorKey={key}
        title={<ProgramTitle kind={kind} cover={pieces} />}
        status={status}
        statesAt="tabs"
        commands={onProgram ? [...importItems, ...commands] : commands}
        rail={
          <>
            <EditorCover editor={pieces} />
            <EditorReadiness />
          </>
        }
        tabs={tabs}
        beforeSave={beforeSave}
        hasOtherStep={isCut || changesOpen}
        reveal={reveal}
        {...(count > 0 && { saveWord: words.saveCount(count) })}
        after={
          <>
            <ChangePanel fieldName={fieldNameOf(kind.fields(language), language)} learners={learners} />
            <SaveSteps />
          </>
        }
      />
    </ProgramDeskContext>
  );
}

const countOf = ({
  groups,
  fields,
}: {
  groups: readonly { changes: readonly unknown[] }[];
  fields: readonly unknown[];
}) => groups.reduce((sum, group) => sum + group.changes.length, fields.length);
