import { useAtomValue, useSetAtom } from 'jotai';
import { handled } from '#api/api-error.ts';
import { SaveStepsBar } from '../SaveStepsBar/SaveStepsBar.tsx';
import { useProgramDesk } from './program.ts';

/** The bar of a save while it goes on, and when it was cut: what failed, what is safe, and the way on from there. */
export function SaveSteps() {
  const { program, key } = useProgramDesk();
  const progress = useAtomValue(program.saveProgressAtom(key));
  const unfinished = useAtomValue(program.unfinishedSaveAtom(key));
  const resume = useSetAtom(program.resumeSaveAtom);
  const drop = useSetAtom(program.dropSaveAtom);
  return (
    <SaveStepsBar
      progress={progress}
      unfinished={unfinished}
      onResume={(from) => void handled(resume(from))}
      onDrop={(from) => void drop(from)}
    />
  );
}
