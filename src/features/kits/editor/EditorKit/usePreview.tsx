import { Eye } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Editable } from '#atoms/editor/config.ts';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import type { PreviewProps } from '#features/kits/client/previewProps.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { combination } from '#lib/keys.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { usePhone } from '#lib/hook/useWidth.ts';
import { media } from '#theme/media.ts';
import type { BareKind } from './kind.ts';
import { messages } from './messages.ts';
import { useEditorKey } from './place.ts';

/**
 * The preview of one kind, whose code comes when it is asked for. It stands here since every editor has this file: one of its own would
 * be named in each page's list of files.
 */
export const lazyPreview = (load: () => Promise<{ default: (props: PreviewProps) => ReactNode }>) =>
  preloadable(load, { closes: ({ onClose }) => onClose ?? null, whenAsked: true }).Part;

const icon = <Eye size={16} strokeWidth={1.5} aria-hidden />;

/** What is edited as a client will see it: a button where there is room, a command on a phone, and keys. */
export function usePreview<Item extends Editable, Fields extends object>({
  preview: Preview,
}: BareKind<Item, Fields>): { button: ReactNode; items: MenuItem[]; dialog: ReactNode } {
  const t = useMessages(messages);
  const key = useEditorKey();
  const phone = usePhone();
  const [open, setOpen] = useState(false);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // By the place of the key: on a Russian keyboard it types «у».
    if (event.code !== 'KeyE' || !(event.ctrlKey || event.metaKey) || !event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (document.querySelector('dialog[open]') === null) setOpen(true);
  });
  useEffect(() => {
    if (Preview === undefined) return;
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [Preview]);

  if (Preview === undefined) return { button: null, items: [], dialog: null };
  const onSelect = () => setOpen(true);
  return {
    button: (
      <Wide>
        <Button variant="quiet" icon={icon} onClick={onSelect}>
          {t.preview}
        </Button>
      </Wide>
    ),
    items: phone
      ? [{ id: 'preview', label: t.preview, icon, keys: combination('Shift\u00A0E'), onSelect }]
      : [],
    dialog: open && (
      <Suspense fallback={null}>
        <Preview editorKey={key} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}

/** A phone has no room for it: there the menu has it. */
const Wide = styled.span`
  display: contents;

  ${media.phone} {
    display: none;
  }
`;
