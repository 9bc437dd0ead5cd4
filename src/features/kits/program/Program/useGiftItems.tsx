import { useSetAtom } from 'jotai';
import { FileArchive, FolderInput } from 'lucide-react';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { askForFiles } from '#lib/file/askForFiles.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { canPick, pickFiles, withHandles } from '#lib/file/pickedFiles.ts';
import { giftMessages } from './giftMessages.ts';
import type { ProgramView } from './view.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** Asks for what a programme is made of. */
export function useAskForGift(view: ProgramView) {
  const give = useSetAtom(view.giftAtom);
  return async (what: 'folder' | 'files') => {
    const picked = canPick() ? await pickFiles(what) : withHandles(await askForFiles(what));
    if (picked.length > 0) give(picked);
  };
}

/** The ways to bring a folder, an archive or many files for whoever does not drag them. */
export function useGiftItems(view: ProgramView): MenuItem[] {
  const t = useMessages(giftMessages);
  const ask = useAskForGift(view);
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
