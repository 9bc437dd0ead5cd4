import { useEffect, useState } from 'react';
import type { OpenBundle } from '#domain/bundle/openBundle.ts';
import { BadBundle, bundleProblemText } from '#domain/bundle/problems.ts';
import { ImportDialog } from '#features/kits/bundle/ImportDialog/ImportDialog.tsx';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import type { PickedFile } from '#lib/file/pickedFiles.ts';
import { OutlineDialog } from '../OutlineDialog/OutlineDialog.tsx';
import { FolderDialog } from './FolderDialog.tsx';
import { isArchive } from './gift.ts';
import { giftCode } from './giftCode.ts';

/** What one archive turns out to be: a course in a file, one that cannot be taken, or a folder that somebody packed. */
type Found = { bundle: OpenBundle } | { problem: BadBundle } | 'folder';

async function look(archive: File): Promise<Found> {
  try {
    const [{ readZip }, { openBundle }] = await Promise.all([giftCode.zip.load(), giftCode.bundle.load()]);
    const bundle = await openBundle(await readZip(archive), archive.size);
    return bundle === null ? 'folder' : { bundle };
  } catch (error) {
    // Why an archive does not open at all is told where folders are.
    return error instanceof BadBundle ? { problem: error } : 'folder';
  }
}

/** null while it is looked at. */
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

/** What the author gave becomes a programme, or a course of its own where it is one in a file: shown first, whatever it is. */
export function GiftDialog({ gift, onClose }: { gift: readonly PickedFile[]; onClose: () => void }) {
  const language = useLanguage();
  const found = useFound(gift);
  if (found === 'folder') return <FolderDialog gift={gift} onClose={onClose} />;
  if (found !== null && 'bundle' in found) return <ImportDialog bundle={found.bundle} onClose={onClose} />;
  const broken = found === null ? null : bundleProblemText(found.problem, language);
  return <OutlineDialog outline={null} broken={broken} onAdd={() => undefined} onClose={onClose} />;
}
