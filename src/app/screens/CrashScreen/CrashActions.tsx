import { useSetAtom } from 'jotai';
import { exportDraftsAtom } from '#atoms/draft/draftExport.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { saveFile } from '#lib/file/saveFile.ts';
import { messages } from '../../messages.ts';

/** The text is given by the specification. */
export const crashTitle = 'Unexpected Application Error!';

export interface CrashProps {
  /** Reloads the page. */
  onRetry: () => void;
}

/** The actions on a crashed screen: try again, and save the unsaved drafts to a file. */
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
