import { useAtomValue } from 'jotai';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { AttachmentRail } from './AttachmentRail.tsx';
import { LectureRail } from './LectureRail.tsx';
import { ModuleRail } from './ModuleRail.tsx';
import { nodeOfRow } from './nodeIds.ts';
import { useProgramDesk } from './program.ts';
import { railMessages } from './railMessages.ts';
import * as S from './rail.styles.ts';
import { SelectionRail } from './SelectionRail.tsx';

/** What is open in the tree, or what can be done with what is chosen. */
export function ProgramRail({ hasDays }: { hasDays: boolean }) {
  const { view } = useProgramDesk();
  const t = useMessages(railMessages);
  const open = useAtomValue(view.openAtom);
  const chosen = useAtomValue(view.selectedAtom);
  const node = open === null ? null : nodeOfRow(open);
  if (chosen.size > 0) return <SelectionRail />;
  switch (node?.type) {
    case 'module':
      return <ModuleRail key={node.id} id={node.id} hasDays={hasDays} />;
    case 'lecture':
      return <LectureRail key={node.id} moduleId={node.moduleId} id={node.id} />;
    case 'attachment':
      return <AttachmentRail key={node.id} moduleId={node.moduleId} id={node.id} />;
    case undefined:
      return (
        <>
          <S.Fact>{t.hint}</S.Fact>
          <S.Fact>{t.hintKeys}</S.Fact>
        </>
      );
  }
}
