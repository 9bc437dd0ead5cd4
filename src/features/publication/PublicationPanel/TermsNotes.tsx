import { useAtomValue, useSetAtom } from 'jotai';
import { termsEditor } from '#atoms/publication/editor.ts';
import { Notice } from '#components/layout/Notice/Notice.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import type { PanelSaving } from '#features/kits/record/RecordPanel/usePanelSave.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { priceText } from '../words.ts';
import { messages } from './messages.ts';
import * as S from './PublicationPanel.styles.ts';

interface TermsNotesProps {
  termsKey: string;
  saving: PanelSaving;
}

/** What waits for the author's word about a price: an unsaved version of an earlier visit, or a change made elsewhere. */
export function TermsNotes({ termsKey: key, saving }: TermsNotesProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { offer, item } = useAtomValue(termsEditor.editorAtom(key));
  const restore = useSetAtom(termsEditor.restoreAtom);
  const discard = useSetAtom(termsEditor.discardAtom);
  return (
    <>
      {offer !== null && (
        <Notice title={t.offer} role="group" aria-label={t.offer}>
          <S.Choices>
            <Button size="small" onClick={() => discard(key)}>
              {t.discard}
            </Button>
            <Button size="small" onClick={() => restore(key)}>
              {t.restore}
            </Button>
          </S.Choices>
        </Notice>
      )}
      {saving.conflict && item !== null && (
        <Notice title={t.conflict} role="group" aria-label={t.conflict}>
          {t.theirsAre(priceText(item.costKopecks, item.currency, language))}
          <S.Choices>
            <Button size="small" onClick={saving.takeTheirs}>
              {t.theirs}
            </Button>
            <Button size="small" onClick={saving.keepMine}>
              {t.mine}
            </Button>
          </S.Choices>
        </Notice>
      )}
    </>
  );
}
