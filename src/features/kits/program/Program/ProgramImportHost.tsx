import { useAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { heldImportAtom } from '#atoms/ui/heldImport.ts';
import { useDropClaim } from '#features/kits/media/FileIntake/useDropClaim.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { importMessages } from './importMessages.ts';
import { useProgramDesk } from './program.ts';

const { Part: ProgramImportDialog } = preloadable(
  async () => ({ default: (await import('./ProgramImportDialog.tsx')).ProgramImportDialog }),
  { closes: ({ onClose }) => onClose },
);

/** Takes files that are dropped beside the rows of the programme, and opens the preview of their import. */
export function ProgramImportHost() {
  const { view } = useProgramDesk();
  const t = useMessages(importMessages);
  const [picked, setPicked] = useAtom(view.importAtom);
  const [held, setHeld] = useAtom(heldImportAtom);
  // Files dropped on the list have opened this new course or marathon.
  useEffect(() => {
    if (held === null) return;
    setPicked(held);
    setHeld(null);
  }, [held, setPicked, setHeld]);
  useDropClaim({ label: t.drop, many: true, take: setPicked });
  if (picked === null) return null;
  return (
    <Suspense fallback={null}>
      <ProgramImportDialog picked={picked} onClose={() => setPicked(null)} />
    </Suspense>
  );
}
