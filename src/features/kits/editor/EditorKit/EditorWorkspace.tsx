import { useAtom, useSetAtom, useStore } from 'jotai';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { paintFirst } from '#api/request.ts';
import type { Problems } from '#domain/plain-problems.ts';
import { useNavigate } from 'react-router-dom';
import type { Editable } from '#atoms/editor/config.ts';
import { Sheet } from '#components/feedback/Sheet/Sheet.tsx';
import { EditorLayout } from '#components/layout/EditorLayout/EditorLayout.tsx';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EditorFoot } from './EditorFoot.tsx';
import { EditorHead, type EditorHeadSlots } from './EditorHead.tsx';
import { EditorStates } from './EditorHeader/EditorStates.tsx';
import { EditorRail } from './EditorRail/EditorRail.tsx';
import { TabBar, TabPage, useEditorTab, type EditorTab } from './EditorTabs.tsx';
import { firstProblem, focusField } from './focusField.ts';
import type { BareKind, EditorTexts } from './kind.ts';
import { EditorDeskContext, EditorKeyContext } from './place.ts';
import { RestoreOffer } from './RestoreOffer.tsx';
import { useOwnAddress } from './useOwnAddress.ts';
import { useSameField } from './useSameField.ts';
import { useSaving } from './useSaving.ts';
import { useStates } from './useStates.ts';
import { createVisit, useVisitId, type Visit } from './visit.ts';

/** What a screen puts into its editor. */
export interface EditorSlots extends EditorHeadSlots {
  /** The sections of the rail, one child each; in a sheet on a phone. */
  rail?: ReactNode;
  /** The pages of an editor that has more than the form. */
  tabs?: EditorTab[];
  /** The form. */
  children?: ReactNode;
  /** What stands at the foot of every page of the editor, as the steps of a long save do. */
  after?: ReactNode;
  /**
   * Asked before the button or the keys save: false when the author shall see something first. A second press comes by
   * here again.
   */
  beforeSave?: () => boolean;
  /**
   * Where a problem is whose place is not always on the page, such as the text of one question: opens what holds it, and
   * answers the `data-field` there. Undefined for a problem that its first part leads to: `description`.
   */
  reveal?: (path: string) => string | undefined;
  /** What the button at the foot of a phone says: «Сохранить 7 правок». */
  saveWord?: string;
}

const yes = () => true;

interface EditorWorkspaceProps<Item extends Editable, Fields extends object> extends EditorSlots {
  kind: BareKind<Item, Fields>;
  /** The id of what is edited, or `new`. */
  editorKey: string;
}

interface Way<Fields extends object> {
  visit: Visit<Fields>;
  tabs: readonly EditorTab[] | undefined;
  tab: EditorTab | undefined;
  hrefOf: (tabId: string) => string;
}

/** Leads to a field: some are in the sheet of a phone, which opens and closes on the way to them, others on another tab. */
function useGoTo<Fields extends object>({ visit, tabs, tab, hrefOf }: Way<Fields>) {
  const store = useStore();
  const navigate = useNavigate();
  const visitId = useVisitId();
  return (field: string) => {
    const open = store.get(visit.sheetAtom);
    if (focusField(field, (open ? document.querySelector('dialog[open]') : null) ?? document)) return;
    const [part = field] = field.split('.');
    const home = tabs?.find(({ fields }) => fields?.includes(field) || fields?.includes(part));
    const away = home !== undefined && home.id !== tab?.id;
    flushSync(() => store.set(visit.sheetAtom, !open && !away));
    if (focusField(field) || !away) return;
    store.set(visit.awaitedAtom, field);
    void navigate(hrefOf(home.id), { state: { visit: visitId } });
  };
}

/** Leads to what is wrong first: `reveal` may show it in a place of its own. */
function leadTo(
  path: string | undefined,
  reveal: ((path: string) => string | undefined) | undefined,
  goTo: (field: string) => void,
): void {
  if (path === undefined) return;
  const revealed = flushSync(() => reveal?.(path));
  goTo(revealed ?? path.split('.')[0] ?? path);
}

/** The editor once its entity is there. It listens to nothing that a keystroke changes: its pieces do, each to its own. */
export function EditorWorkspace<Item extends Editable, Fields extends object>({
  kind,
  editorKey: key,
  rail,
  tabs,
  children,
  after,
  beforeSave = yes,
  reveal,
  saveWord,
  ...head
}: EditorWorkspaceProps<Item, Fields>) {
  const texts = kind.texts[useLanguage()];
  const [visit] = useState(createVisit<Fields>);
  const visitId = useVisitId();
  const begin = useSetAtom(kind.editor.visitAtom);
  useLayoutEffect(() => begin({ key, visit: visitId }), [begin, key, visitId]);
  // What the fields ask for beside the form waits until that is painted.
  useLayoutEffect(paintFirst, []);
  const { tab, hrefOf } = useEditorTab(tabs);
  useSameField(`${kind.editor.kind}/${key}`);
  useOwnAddress(kind, key);

  const goTo = useGoTo({ visit, tabs, tab, hrefOf });
  const onInvalid = (problems: Problems) => leadTo(firstProblem(problems), reveal, goTo);
  const save = useSaving({ kind, key, visit, beforeSave, onInvalid });

  return (
    <EditorKeyContext value={key}>
      <EditorDeskContext value={{ goTo, save: () => save(), readiness: kind.readiness, texts }}>
        <RestoreOffer kind={kind} />
        <EditorHead {...head} kind={kind} visit={visit} onSave={() => beforeSave() && void save()} />
        {tabs !== undefined && tab !== undefined && (
          <TabBar
            tabs={tabs}
            current={tab.id}
            hrefOf={hrefOf}
            aside={
              head.statesAt === 'tabs' ? <States kind={kind} visit={visit} status={head.status} /> : null
            }
          />
        )}
        <EditorLayout
          railLabel={texts.rail}
          rail={rail !== undefined && !tab?.wide && <EditorRail placement="rail">{rail}</EditorRail>}
          foot={
            <EditorFoot
              kind={kind}
              visit={visit}
              saveWord={saveWord}
              hasOtherStep={head.hasOtherStep === true}
              onSave={() => beforeSave() && void save()}
            >
              {tab?.foot}
            </EditorFoot>
          }
        >
          {tab === undefined ? (
            children
          ) : (
            <TabPage key={tab.id} awaitedAtom={visit.awaitedAtom}>
              {tab.content}
            </TabPage>
          )}
        </EditorLayout>
        {after}
        <RailSheet texts={texts} sheetAtom={visit.sheetAtom}>
          {rail}
        </RailSheet>
        <ConflictDialog
          kind={kind}
          conflictsAtom={visit.conflictsAtom}
          onChosen={(fields) => void save(fields)}
        />
      </EditorDeskContext>
    </EditorKeyContext>
  );
}

interface StatesProps<Item extends Editable, Fields extends object> extends Pick<EditorHeadSlots, 'status'> {
  kind: BareKind<Item, Fields>;
  visit: Visit<Fields>;
}

function States<Item extends Editable, Fields extends object>({
  kind,
  visit,
  status,
}: StatesProps<Item, Fields>) {
  const { states } = useStates(kind.editor, visit.failedAtom);
  return <EditorStates {...states} status={status} />;
}

interface RailSheetProps extends Pick<Visit<object>, 'sheetAtom'> {
  texts: EditorTexts;
  children: ReactNode;
}

/** The rail on a phone. */
function RailSheet({ texts, sheetAtom, children }: RailSheetProps) {
  const [open, setOpen] = useAtom(sheetAtom);
  return (
    <Sheet open={open} onClose={() => setOpen(false)} side="bottom" label={texts.rail} title={texts.sheet}>
      <EditorRail placement="sheet">{children}</EditorRail>
    </Sheet>
  );
}
