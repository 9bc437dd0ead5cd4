import { useAtomValue, useSetAtom } from 'jotai';
import { FolderPlus, ListPlus, Paperclip, Plus, Upload } from 'lucide-react';
import { useRef } from 'react';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { FileInput } from '#components/forms/FileDrop/FileInput.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { addMessages } from './addMessages.ts';
import { useProgramDesk } from './program.ts';
import { useImportItems } from './useImportItems.tsx';
import { useProgramActions } from './useProgramActions.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** «Добавить» at the foot of a phone; while rows are chosen, what can be done with them. */
export function AddMenu() {
  const { view } = useProgramDesk();
  const t = useMessages(addMessages);
  const actions = useProgramActions();
  const setDialog = useSetAtom(view.dialogAtom);
  const setSheet = useSetAtom(view.sheetAtom);
  const chosen = useAtomValue(view.selectedAtom);
  const recordings = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const importItems = useImportItems(view);
  if (chosen.size > 0) {
    return (
      <Button size="large" onClick={() => setSheet(true)}>
        {t.actions(chosen.size)}
      </Button>
    );
  }
  return (
    <>
      <Menu
        label={t.add}
        items={[
          {
            id: 'module',
            label: t.module,
            icon: <FolderPlus {...icon} />,
            onSelect: () => actions.addModule(),
          },
          { id: 'lecture', label: t.lecture, icon: <Plus {...icon} />, onSelect: () => actions.addLecture() },
          {
            id: 'pick',
            label: t.pick,
            icon: <ListPlus {...icon} />,
            onSelect: () => setDialog({ kind: 'pick', moduleId: actions.moduleForNew() }),
          },
          {
            id: 'recordings',
            label: t.recordings,
            icon: <Upload {...icon} />,
            onSelect: () => recordings.current?.click(),
          },
          {
            id: 'files',
            label: t.files,
            icon: <Paperclip {...icon} />,
            onSelect: () => files.current?.click(),
          },
          'separator',
          ...importItems,
        ]}
        renderTrigger={(props) => (
          <Button {...props} size="large" icon={<Plus {...icon} />}>
            {t.add}
          </Button>
        )}
      />
      <FileInput
        ref={recordings}
        lasting
        aria-label={t.recordings}
        accept="video/*,audio/*"
        multiple
        onFiles={(list) => void actions.addFiles(actions.moduleForNew(), list)}
      />
      <FileInput
        ref={files}
        lasting
        aria-label={t.files}
        multiple
        onFiles={(list) => void actions.attach(actions.moduleForNew(), list)}
      />
    </>
  );
}
