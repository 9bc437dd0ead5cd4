import { useStore } from 'jotai';
import { useState, type RefObject } from 'react';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { fileNameOf } from '#lib/file/fileNameOf.ts';
import { late } from '#lib/loading/late.ts';
import { saveFile } from '#lib/file/saveFile.ts';
import type { ClientPage } from '../page.ts';
import { messages } from './messages.ts';

const picturing = late(() => import('../saving/picture.ts'), { whenAsked: true });
const printing = late(() => import('../saving/document.ts'), { whenAsked: true });

/** Texts about the last file. */
interface Told {
  text: string;
  bad: boolean;
}

/** The page as a file, made on this device. `making` is the one at work, `told` what the last one came to. */
export function useDownloads(page: ClientPage, pageRef: RefObject<HTMLElement | null>) {
  const t = useMessages(messages);
  const language = useLanguage();
  const store = useStore();
  const [making, setMaking] = useState<'picture' | 'document' | null>(null);
  const [told, setTold] = useState<Told | null>(null);

  const make = async (what: 'picture' | 'document'): Promise<Told | null> => {
    if (what === 'document') {
      const { documentOfPage } = await printing.load();
      const { blob, dropped } = await documentOfPage(page, { store, language });
      saveFile(fileNameOf(page.name, page.kind, 'pdf'), blob);
      return dropped > 0 ? { text: t.dropped, bad: false } : null;
    }
    const { pictureOfPage } = await picturing.load();
    const article = pageRef.current;
    if (article !== null) saveFile(fileNameOf(page.name, page.kind, 'png'), await pictureOfPage(article));
    return null;
  };

  const download = async (what: 'picture' | 'document') => {
    if (making !== null) return;
    setMaking(what);
    setTold(await make(what).catch(() => ({ text: t.failed, bad: true })));
    setMaking(null);
  };

  return { making, told, download: (what: 'picture' | 'document') => void download(what) };
}
