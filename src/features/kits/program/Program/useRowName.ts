import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { markMessages } from './markMessages.ts';
import { nodeOfRow } from './nodeIds.ts';
import { useProgramDesk } from './program.ts';

/** What a row is called. */
export function useRowName(row: string): string {
  const { program, key } = useProgramDesk();
  const t = markMessages[useLanguage()];
  const nameAtom = useMemo(
    () =>
      atom((get) => {
        const node = nodeOfRow(row);
        if (node === null) return '';
        const { id } = node;
        if (node.type === 'module') return get(program.moduleAtom({ key, id }))?.name || t.unnamedModule;
        if (node.type === 'lecture') return get(program.lectureAtom({ key, id })).name || t.unnamedLecture;
        return get(program.attachmentAtom({ key, id }))?.fileName ?? '';
      }),
    [row, program, key, t],
  );
  return useAtomValue(nameAtom);
}
