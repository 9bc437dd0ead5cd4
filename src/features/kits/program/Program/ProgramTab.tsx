import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { Sheet } from '#components/feedback/Sheet/Sheet.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useNarrowProgram } from './useNarrowProgram.ts';
import { createNodes } from './nodes.ts';
import { useProgramDesk } from './program.ts';
import { ProgramDialogs } from './ProgramDialogs.tsx';
import { ProgramRail } from './ProgramRail.tsx';
import { ProgramToolbar } from './ProgramToolbar.tsx';
import { ProgramTree } from './ProgramTree.tsx';
import { ProgramImportHost } from './ProgramImportHost.tsx';
import { DayGrid, type DayGridProps } from './DayGrid.tsx';
import { railMessages } from './railMessages.ts';
import * as S from './Program.styles.ts';

interface ProgramTabProps {
  /** Modules open on days: of a marathon, or after a purchase. */
  days: DayGridProps['calendar'] | null;
}

/** «Программа»: the tree, and beside it what is open or chosen; where the screen is narrow, in a sheet. */
export function ProgramTab({ days }: ProgramTabProps) {
  const { program, view, key } = useProgramDesk();
  const t = useMessages(railMessages);
  const nodes = useMemo(() => createNodes(program, view, key), [program, view, key]);
  const mode = useAtomValue(view.modeAtom);
  const narrow = useNarrowProgram();
  const byDays = days !== null && mode === 'days';
  return (
    <>
      <S.Columns>
        <S.Main $beside={useAtomValue(view.changesOpenAtom)}>
          <ProgramToolbar nodes={nodes} hasDays={days !== null} />
          {byDays ? <DayGrid calendar={days} /> : <ProgramTree nodes={nodes} />}
        </S.Main>
        {!narrow && (
          <S.Rail aria-label={t.rail}>
            <S.Sticky>
              <ProgramRail hasDays={days !== null} />
            </S.Sticky>
          </S.Rail>
        )}
      </S.Columns>
      {narrow && <RailSheet hasDays={days !== null} />}
      <ProgramDialogs />
      <ProgramImportHost />
      <VisuallyHidden role="status">{useAtomValue(view.saidAtom)}</VisuallyHidden>
    </>
  );
}

/** The rail of a narrow screen: it comes up when a row is opened, and when rows are chosen and asked for. */
function RailSheet({ hasDays }: { hasDays: boolean }) {
  const { view } = useProgramDesk();
  const t = useMessages(railMessages);
  const [open, setOpen] = useAtom(view.openAtom);
  const [shown, setShown] = useAtom(view.sheetAtom);
  const renaming = useAtomValue(view.renamingAtom);
  const chosen = useAtomValue(view.selectedAtom);
  const setSelecting = useSetAtom(view.selectingAtom);
  const selecting = useAtomValue(view.selectingAtom) || chosen.size > 0;
  const isOpen = selecting ? shown : open !== null && renaming === null;
  const close = () => {
    setShown(false);
    if (selecting) setSelecting(chosen.size > 0);
    else setOpen(null);
  };
  return (
    <Sheet open={isOpen} onClose={close} side="bottom" label={t.rail} title={t.rail}>
      <S.Sheeted>
        <ProgramRail hasDays={hasDays} />
      </S.Sheeted>
    </Sheet>
  );
}
