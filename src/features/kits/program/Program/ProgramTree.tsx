import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { FolderInput, FolderPlus, ListTree } from 'lucide-react';
import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { openContextMenuAtom } from '#atoms/ui/context-menu.ts';
import type { TreePlace } from '#components/data/Tree/treeModel.ts';
import { Tree } from '#components/data/Tree/Tree.tsx';
import { Block } from '#components/feedback/Block/Block.tsx';
import { FileDrop } from '#components/forms/FileDrop/FileDrop.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { filesOfTransfer, withHandles, type PickedFile } from '#lib/file/pickedFiles.ts';
import { holdsFolder, isProgramImport } from './importFiles.ts';
import { nodesOfRows } from './nodeIds.ts';
import type { ProgramNodes } from './nodes.ts';
import { mayStand, moduleOfPlace, placeBeside } from './placing.ts';
import { useProgramDesk } from './program.ts';
import { RowMenu } from './RowMenu.tsx';
import { treeMessages } from './treeMessages.ts';
import { useDragTotals } from './useDragTotals.ts';
import { useProgramActions } from './useProgramActions.ts';
import { useAskForImport } from './useImportItems.tsx';
import { useRowItems } from './useRowItems.tsx';
import * as S from './Program.styles.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** What keys do with a row, or with all that is chosen: Delete, and the commands for lectures. */
function useRowKeys() {
  const { view } = useProgramDesk();
  const actions = useProgramActions();
  const selected = useAtomValue(view.selectedAtom);
  const setDialog = useSetAtom(view.dialogAtom);
  return (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const row = target?.closest('[role=row][data-key]')?.getAttribute('data-key') ?? null;
    if (row === null || target?.matches('input, textarea')) return;
    const rows = selected.has(row) ? [...selected] : [row];
    const command = event.ctrlKey || event.metaKey;
    const isModule = nodesOfRows([row])[0]?.type === 'module';
    if (event.key === 'Delete') actions.remove(rows);
    else if (command && event.code === 'KeyM' && !isModule) setDialog({ kind: 'move', rows });
    else if (command && event.code === 'KeyG' && !isModule) actions.gather(rows);
    else return;
    event.preventDefault();
  };
}

/** Where rows would stand, in words. */
function PlaceWords({ place }: { place: TreePlace }) {
  const { program, key } = useProgramDesk();
  const t = useMessages(treeMessages);
  const { modules } = useAtomValue(program.treeAtom(key));
  const to = moduleOfPlace(place);
  const module = to === null ? undefined : modules[to];
  if (module === undefined) return t.modulePlace(place.index + 1);
  return (
    <>
      {t.into} <strong>{`${module.orderNumber}. ${module.name}`}</strong>
      {t.place(place.index + 1)}
    </>
  );
}

/** What a programme without anything begins with. */
function EmptyProgram() {
  const t = useMessages(treeMessages);
  const { view } = useProgramDesk();
  const actions = useProgramActions();
  const ask = useAskForImport(view);
  const give = useSetAtom(view.importAtom);
  const [busy, setBusy] = useState(false);

  const addFirst = async (picked: PickedFile[]) => {
    if (isProgramImport(picked)) return give(picked);
    setBusy(true);
    await actions.addFiles(
      actions.moduleForNew(),
      picked.map(({ file }) => file),
    );
    setBusy(false);
  };

  return (
    <S.Empty>
      <Block
        icon={<ListTree size={24} strokeWidth={1.5} aria-hidden />}
        title={t.emptyTitle}
        action={
          <>
            <Button icon={<FolderPlus {...icon} />} onClick={() => actions.addModule()}>
              {t.firstModule}
            </Button>
            <Button icon={<FolderInput {...icon} />} onClick={() => void ask('folder')}>
              {t.fromFolder}
            </Button>
          </>
        }
      >
        {t.emptyText}
      </Block>
      <FileDrop
        label={t.drop}
        touchLabel={t.dropTouch}
        hint={t.dropHint}
        multiple
        busy={busy}
        onFiles={(files) => void addFirst(withHandles(files))}
        onPicked={(picked) => void addFirst(picked)}
      />
    </S.Empty>
  );
}

/** A folder that is dropped on a row is a programme of its own; the tree itself takes files alone. */
function useFolderDrop() {
  const { view } = useProgramDesk();
  const give = useSetAtom(view.importAtom);
  const isFolder = useRef(false);
  const onDropCapture = (event: DragEvent) => {
    isFolder.current = holdsFolder(event.dataTransfer);
    if (!isFolder.current) return;
    // The window takes what nobody has.
    event.preventDefault();
    void filesOfTransfer(event.dataTransfer).then(give);
  };
  return { onDropCapture, isFolderDropped: () => isFolder.current };
}

/** The modules, lectures and attachments of a course or a marathon as a tree that everything can be done in. */
export function ProgramTree({ nodes }: { nodes: ProgramNodes }) {
  const { program, view, key } = useProgramDesk();
  const t = useMessages(treeMessages);
  const store = useStore();
  const actions = useProgramActions();
  const itemsOf = useRowItems();
  const openMenu = useSetAtom(openContextMenuAtom);
  const [selected, setSelected] = useAtom(view.selectedAtom);
  const [open, setOpen] = useAtom(view.openAtom);
  const [renaming, setRenaming] = useAtom(view.renamingAtom);
  const setExpanded = useSetAtom(view.expandedAtom);
  const setDrag = useSetAtom(view.dragAtom);
  const setLit = useSetAtom(view.litAtom);
  const changesOpen = useAtomValue(view.changesOpenAtom);
  const filtered = useAtomValue(nodes.isFilteredAtom);
  const expanded = useAtomValue(nodes.shownExpandedAtom);
  const items = useDragTotals(useAtomValue(nodes.itemsAtom));
  const tree = () => store.get(program.treeAtom(key));
  const { onDropCapture, isFolderDropped } = useFolderDrop();

  return (
    <S.TreePlace data-field="program" onKeyDown={useRowKeys()} onDropCapture={onDropCapture}>
      <Tree
        label={t.tree}
        items={items}
        expanded={expanded}
        onExpandedChange={(rows) => !filtered && setExpanded(rows)}
        open={open}
        onOpen={setOpen}
        selected={selected}
        onSelect={setSelected}
        selecting={useAtomValue(view.selectingAtom)}
        renaming={renaming}
        onRenamingChange={setRenaming}
        onRename={actions.rename}
        // Among found rows a place would mean another one in the whole.
        canDrop={(rows, place) => (!filtered || rows.length === 0) && mayStand(tree(), rows, place)}
        onMove={actions.move}
        placeBeside={(rows, step) => placeBeside(tree(), rows, step)}
        onFiles={(files, place) => {
          const to = moduleOfPlace(place);
          if (to !== null && !isFolderDropped()) void actions.addFiles(to, files, place.index);
        }}
        onDragChange={setDrag}
        describePlace={(place) => <PlaceWords place={place} />}
        menu={(row) => <RowMenu row={row} />}
        onRowMenu={(row, point) => openMenu({ ...point, actions: itemsOf(row) })}
        lit={useAtomValue(view.litAtom)}
        {...(changesOpen && { onPoint: setLit })}
        empty={filtered ? <Block title={t.nothing} /> : <EmptyProgram />}
      />
    </S.TreePlace>
  );
}
