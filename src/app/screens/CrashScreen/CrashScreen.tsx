import { useSetAtom } from 'jotai';
import { exportDraftsAtom } from '#atoms/draft-export.ts';
import { MessagePage } from '#components/layout/MessagePage/MessagePage.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { saveFile } from '#lib/saveFile.ts';
import { messages } from '../../messages.ts';

export interface CrashScreenProps {
  onRetry: () => void;
}

/** What stands in for a screen that broke, or whose code did not arrive. Unsaved drafts can be taken out of it. */
export function CrashScreen({ onRetry }: CrashScreenProps) {
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
    <MessagePage
      title="Unexpected Application Error!"
      actions={
        <>
          <Button variant="primary" size="large" onClick={onRetry}>
            {t.retry}
          </Button>
          <Button size="large" onClick={() => void download()}>
            {t.downloadDrafts}
          </Button>
        </>
      }
    >
      {t.crashText}
    </MessagePage>
  );
}
