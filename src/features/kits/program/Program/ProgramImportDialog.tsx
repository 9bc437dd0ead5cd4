import { useEffect, useState } from 'react';
import type { OpenBundle } from '#domain/bundle/openBundle.ts';
import { BadBundle, bundleProblemText } from '#domain/bundle/problems.ts';
import { ImportDialog } from '#features/kits/bundle/ImportDialog/ImportDialog.tsx';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import type { PickedFile } from '#lib/file/pickedFiles.ts';
import { OutlineDialog } from '../OutlineDialog/OutlineDialog.tsx';
import { FolderDialog } from './FolderDialog.tsx';
import { isArchive } from './importFiles.ts';
import { importCode } from './importCode.ts';

/** What an archive contains: a course in a file, one that cannot be imported, or a packed folder. */
type Found = { bundle: OpenBundle } | { problem: BadBundle } | 'folder';

async function look(archive: File): Promise<Found> {
  try {
    const [{ readZip }, { openBundle }] = await Promise.all([
      importCode.zip.load(),
      importCode.bundle.load(),
    ]);
    const bundle = await openBundle(await readZip(archive), archive.size);
    return bundle === null ? 'folder' : { bundle };
  } catch (error) {
    // The dialog for folders tells why an archive does not open at all.
    return error instanceof BadBundle ? { problem: error } : 'folder';
  }
}

/** What was picked; null while the archive is being read. */
function useFound([first, ...others]: readonly PickedFile[]): Found | null {
  const archive = first !== undefined && others.length === 0 && isArchive(first) ? first.file : null;
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (archive === null) return;
    let gone = false;
    void look(archive).then((what) => !gone && setFound(what));
    return () => {
      gone = true;
    };
  }, [archive]);
  return archive === null ? 'folder' : found;
}

/** Turns picked files into a programme, or into a course of its own if they are a course in a file. The author sees a preview first. */
export function ProgramImportDialog({
  picked,
  onClose,
}: {
  picked: readonly PickedFile[];
  onClose: () => void;
}) {
  const language = useLanguage();
  const found = useFound(picked);
  if (found === 'folder') return <FolderDialog picked={picked} onClose={onClose} />;
  if (found !== null && 'bundle' in found) return <ImportDialog bundle={found.bundle} onClose={onClose} />;
  const broken = found === null ? null : bundleProblemText(found.problem, language);
  return <OutlineDialog outline={null} broken={broken} onAdd={() => undefined} onClose={onClose} />;
}
