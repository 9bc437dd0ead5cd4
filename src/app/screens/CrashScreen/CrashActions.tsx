import { useSetAtom } from 'jotai';
import { exportDraftsAtom } from '#atoms/draft/draftExport.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { saveFile } from '#lib/file/saveFile.ts';
import { messages } from '../../messages.ts';

/** The words of the specification. */
export const crashTitle = 'Unexpected Application Error!';

export interface CrashProps {
  /** Shows the page anew. */
  onRetry: () => void;
}

/** What can be done where a screen broke: try again, and take the unsaved drafts out. */
export function CrashActions({ onRetry }: CrashProps) {
  const t = useMessages(messages);
  const exportDrafts = useSetAtom(exportDraftsAtom);
  const download = async () => {
    const drafts = await exportDrafts();
    saveFile(
      `${t.draftsFile}.json`,
      new Blob([JSON.stringify(drafts, null, 2)], { type: 'application/json' }),
    );
  };
  return (
    <>
      <Button variant="primary" size="large" onClick={onRetry}>
        {t.retry}
      </Button>
      <Button size="large" onClick={() => void download()}>
        {t.downloadDrafts}
      </Button>
    </>
  );
}
