import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import {
  CalendarDays,
  ChevronsDownUp,
  ChevronsUpDown,
  FolderPlus,
  Plus,
  Redo2,
  Search,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { SearchField } from '#components/forms/SearchField/SearchField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { combination } from '#lib/keys.ts';
import { moduleRow } from './nodeIds.ts';
import type { ProgramNodes } from './nodes.ts';
import * as S from './Program.styles.ts';
import { useProgramDesk } from './program.ts';
import { toolbarMessages } from './toolbarMessages.ts';
import { formatHours, totalsText } from './totals.ts';
import { useChosen } from './useChosen.ts';
import { useProgramActions } from './useProgramActions.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

interface ProgramToolbarProps {
  nodes: ProgramNodes;
  /** Modules open on days, which can be seen as a calendar. */
  hasDays: boolean;
}

/** What can be added, how much there is, and the ways back and forth; while rows are chosen, how many. */
export function ProgramToolbar({ nodes, hasDays }: ProgramToolbarProps) {
  const { view } = useProgramDesk();
  const chosen = useAtomValue(view.selectedAtom);
  const selecting = useAtomValue(view.selectingAtom);
  return chosen.size > 0 || selecting ? <Selecting /> : <Adding nodes={nodes} hasDays={hasDays} />;
}

function Adding({ nodes, hasDays }: ProgramToolbarProps) {
  const { program, view, key } = useProgramDesk();
  const t = useMessages(toolbarMessages);
  const language = useLanguage();
  const store = useStore();
  const actions = useProgramActions();
  const totals = useAtomValue(program.totalsAtom(key));
  const expanded = useAtomValue(nodes.shownExpandedAtom);
  const setExpanded = useSetAtom(view.expandedAtom);
  const setSelecting = useSetAtom(view.selectingAtom);
  const setDialog = useSetAtom(view.dialogAtom);
  const [filter, setFilter] = useAtom(view.filterAtom);
  const [mode, setMode] = useAtom(view.modeAtom);
  const [seeking, setSeeking] = useState(filter !== '');
  const allClosed = expanded.size === 0;
  const toggle = () =>
    setExpanded(new Set(allClosed ? store.get(program.treeAtom(key)).order.map(moduleRow) : []));
  return (
    <S.Toolbar>
      <S.Wide>
        <Button icon={<FolderPlus {...icon} />} onClick={() => actions.addModule()}>
          {t.module}
        </Button>
        <Button icon={<Plus {...icon} />} onClick={() => actions.addLecture()}>
          {t.lecture}
        </Button>
        <Button variant="quiet" onClick={() => setDialog({ kind: 'pick', moduleId: actions.moduleForNew() })}>
          {t.pick}
        </Button>
      </S.Wide>
      {seeking ? (
        <S.Search>
          <SearchField
            label={t.filter}
            placeholder={t.filter}
            value={filter}
            onChange={setFilter}
            autoFocus
            onBlur={() => setSeeking(filter !== '')}
          />
        </S.Search>
      ) : (
        <S.Sum>{totalsText(totals, language)}</S.Sum>
      )}
      {!seeking && totals.lectures > 8 && (
        <IconButton label={t.filter} icon={<Search {...icon} />} onClick={() => setSeeking(true)} />
      )}
      {hasDays && (
        <IconButton
          label={t.asDays}
          icon={<CalendarDays {...icon} />}
          pressed={mode === 'days'}
          onClick={() => setMode(mode === 'days' ? 'tree' : 'days')}
        />
      )}
      <Ways />
      <S.Wide>
        <IconButton
          label={allClosed ? t.openAll : t.closeAll}
          icon={allClosed ? <ChevronsUpDown {...icon} /> : <ChevronsDownUp {...icon} />}
          onClick={toggle}
        />
      </S.Wide>
      <S.Narrow>
        <Button variant="quiet" onClick={() => setSelecting(true)}>
          {t.select}
        </Button>
      </S.Narrow>
    </S.Toolbar>
  );
}

/** A step back and a step forth. */
function Ways() {
  const { program, key } = useProgramDesk();
  const t = useMessages(toolbarMessages);
  const { undo, redo } = useProgramActions();
  const ways = useAtomValue(program.editor.waysAtom(key));
  return (
    <>
      <IconButton
        label={t.undo(combination('Z'))}
        icon={<Undo2 {...icon} />}
        disabled={!ways.undo}
        onClick={undo}
      />
      <IconButton
        label={t.redo(combination('Shift Z'))}
        icon={<Redo2 {...icon} />}
        disabled={!ways.redo}
        onClick={redo}
      />
    </>
  );
}

function Selecting() {
  const t = useMessages(toolbarMessages);
  const language = useLanguage();
  const { letGo } = useProgramActions();
  const { rows, durationSec } = useChosen();
  return (
    <S.Toolbar>
      <S.Chosen role="status">
        {t.chosen(rows.length)} {durationSec > 0 && <S.Quiet>{formatHours(durationSec, language)}</S.Quiet>}
      </S.Chosen>
      <Ways />
      <Button variant="quiet" keys="Esc" onClick={letGo}>
        {t.letGo}
      </Button>
    </S.Toolbar>
  );
}
