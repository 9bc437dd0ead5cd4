import { useSetAtom } from 'jotai';
import { Copy, Link2 } from 'lucide-react';
import { handled } from '#api/api-error.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { askStreamLinkAtom } from '#atoms/stream/streams.ts';
import type { ContextAction } from '#atoms/ui/context-menu.ts';
import { showErrorAtom, showToastAtom } from '#atoms/ui/toast.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './rowMessages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** Copies of a recording's id and of the address of its file. */
export function useCopies() {
  const t = useMessages(messages);
  const ask = useSetAtom(askStreamLinkAtom);
  const showToast = useSetAtom(showToastAtom);
  const showError = useSetAtom(showErrorAtom);

  const copy = async (text: string, said: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', description: said });
    } catch {
      showError(t.notCopied);
    }
  };

  const copyId = ({ id }: Pick<Stream, 'id'>) => void copy(id, t.idCopied);
  const copyLink = async ({ id }: Pick<Stream, 'id'>) => {
    const link = await handled(ask(id));
    if (link !== undefined) await copy(link, t.linkCopied);
  };

  return {
    copyId,
    copyLink: (stream: Pick<Stream, 'id'>) => void copyLink(stream),
    /** The same in the menu of a row. */
    actionsOf(stream: Stream): ContextAction[] {
      const actions = [
        { id: 'copyId', label: t.copyId, icon: <Copy {...icon} />, run: () => copyId(stream) },
      ];
      if (stream.status === 'processed') {
        const run = () => void copyLink(stream);
        actions.push({ id: 'copyFile', label: t.copyFile, icon: <Link2 {...icon} />, run });
      }
      return actions;
    },
  };
}
