import { useSetAtom } from 'jotai';
import { FileArchive, FolderInput } from 'lucide-react';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { askForFiles } from '#lib/file/askForFiles.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { canPick, pickFiles, withHandles } from '#lib/file/pickedFiles.ts';
import { importMessages } from './importMessages.ts';
import type { ProgramView } from './view.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** Asks for the files of which a programme is made. */
export function useAskForImport(view: ProgramView) {
  const give = useSetAtom(view.importAtom);
  return async (what: 'folder' | 'files') => {
    const picked = canPick() ? await pickFiles(what) : withHandles(await askForFiles(what));
    if (picked.length > 0) give(picked);
  };
}

/** Menu items that import a folder, an archive or many files, for authors who do not drag them. */
export function useImportItems(view: ProgramView): MenuItem[] {
  const t = useMessages(importMessages);
  const ask = useAskForImport(view);
  return [
    {
      id: 'fromFolder',
      label: t.fromFolder,
      icon: <FolderInput {...icon} />,
      onSelect: () => void ask('folder'),
    },
    {
      id: 'fromFiles',
      label: t.fromFiles,
      icon: <FileArchive {...icon} />,
      onSelect: () => void ask('files'),
    },
  ];
}
