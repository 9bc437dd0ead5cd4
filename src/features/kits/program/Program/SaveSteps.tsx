import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { useEditorDesk } from '#features/kits/editor/EditorKit/place.ts';
import { itemRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { SaveStepsBar } from '../SaveStepsBar/SaveStepsBar.tsx';
import { useProgramDesk } from './program.ts';

/** The bar of a save while it goes on, and when it was cut: what failed, what is safe, and the way on from there. */
export function SaveSteps() {
  const { program, key } = useProgramDesk();
  const { save } = useEditorDesk();
  const navigate = useNavigate();
  const progress = useAtomValue(program.saveProgressAtom(key));
  const unfinished = useAtomValue(program.unfinishedSaveAtom(key));
  const drop = useSetAtom(program.dropSaveAtom);

  // One that was begun before there was an address of its own goes on where its draft is.
  const goOn = (from: string) => (from === key ? void save() : void navigate(itemRoute(program.type, from)));
  return (
    <SaveStepsBar
      progress={progress}
      unfinished={unfinished}
      onResume={goOn}
      onDrop={(from) => void drop(from)}
    />
  );
}
