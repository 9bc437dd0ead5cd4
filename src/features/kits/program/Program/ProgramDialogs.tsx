import { useAtom, useStore } from 'jotai';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { LecturePicker } from '../LecturePicker/LecturePicker.tsx';
import { MoveDialog } from '../MoveDialog/MoveDialog.tsx';
import { markMessages } from './markMessages.ts';
import { moduleRow, nodesOfRows } from './nodeIds.ts';
import { useProgramDesk } from './program.ts';
import { totalsText } from './totals.ts';
import { useProgramActions } from './useProgramActions.ts';

/** The questions about the programme. */
export function ProgramDialogs() {
  const { program, view, key } = useProgramDesk();
  const language = useLanguage();
  const t = markMessages[language];
  const store = useStore();
  const actions = useProgramActions();
  const [dialog, setDialog] = useAtom(view.dialogAtom);
  const close = () => setDialog(null);
  if (dialog === null) return null;
  const { order, modules } = store.get(program.treeAtom(key));

  if (dialog.kind === 'pick') {
    const { moduleId } = dialog;
    const module = modules[moduleId];
    return (
      <LecturePicker
        moduleName={module?.name || t.unnamedModule}
        standing={module?.lectures ?? []}
        onPick={(lectures) => {
          actions.addExisting(moduleId, lectures);
          close();
        }}
        onClose={close}
      />
    );
  }

  const homes = new Set(
    nodesOfRows(dialog.rows).map((node) => (node.type === 'module' ? node.id : node.moduleId)),
  );
  return (
    <MoveDialog
      count={dialog.rows.length}
      modules={order.map((id, at) => ({
        id,
        name: modules[id]?.name || t.unnamedModule,
        number: at + 1,
        totals: totalsText(store.get(program.moduleTotalsAtom({ key, id })), language) || t.empty,
        isHome: homes.has(id),
      }))}
      onMove={(moduleId, where) => {
        if (where === 'last') actions.moveTo(dialog.rows, moduleId);
        else actions.moveSaid(dialog.rows, { parent: moduleRow(moduleId), index: 0 });
        close();
      }}
      onClose={close}
    />
  );
}
