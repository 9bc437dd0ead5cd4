import { atom, useAtomValue } from 'jotai';
import { useDeferredValue, useMemo } from 'react';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import type { PageOf } from '../page.ts';
import type { PreviewProps } from '../previewProps.ts';
import { messages } from './messages.ts';
import { PreviewStage } from './PreviewStage.tsx';

/** What the form shows, as the client's page: over the editor, or in its place where nothing closes it. */
export function Preview({ editorKey, pageOf, onClose }: PreviewProps & { pageOf: PageOf }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const pageAtom = useMemo(
    () => atom((get) => pageOf(get, editorKey, language)),
    [pageOf, editorKey, language],
  );
  const page = useDeferredValue(useAtomValue(pageAtom));
  if (onClose === undefined) return <PreviewStage page={page} />;
  return (
    <Dialog open onClose={onClose} title={t.title} description={t.note} width={1008}>
      <PreviewStage page={page} />
    </Dialog>
  );
}
