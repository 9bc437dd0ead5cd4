import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { Copy, History, Quote, Redo2, Undo2 } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Editable } from '#atoms/editor/config.ts';
import type { Version } from '#atoms/editor/versions.ts';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { copyMessages } from '#features/kits/copy/copyMessages.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { combination } from '#lib/keys.ts';
import { late } from '#lib/loading/late.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';
import type { BareKind } from './kind.ts';
import { messages } from './messages.ts';
import { useEditorKey } from './place.ts';
import { useUndo } from './useUndo.ts';
import { VersionHistory } from './VersionHistory.tsx';

const duplicateCode = late(() => import('#features/kits/copy/duplicate.ts'));

const TypographyDialog = preloadable(() => import('../Typography/TypographyDialog.tsx'), {
  closes: ({ onClose }) => onClose,
}).Part;

const neverAtom = atom(false);

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** The ways through the work on one thing: a step back, a step forth, its earlier versions, and another like it. */
export function useCommands<Item extends Editable, Fields extends object>(
  kind: BareKind<Item, Fields>,
  { created, touched }: { created: boolean; touched: boolean },
): { items: MenuItem[]; dialog: ReactNode } {
  const t = useMessages(messages);
  const language = useLanguage();
  const store = useStore();
  const navigate = useNavigate();
  const key = useEditorKey();
  const { ways, move, said } = useUndo(kind.editor);
  const read = useSetAtom(kind.editor.versionsAtom);
  const [versions, setVersions] = useState<Version<Fields>[] | null>(null);
  const [isSetting, setSetting] = useState(false);
  const readOnly = useAtomValue(kind.readOnly?.(key) ?? neverAtom);
  const items: MenuItem[] = [];
  if (ways.undo) {
    const keys = combination('Z');
    items.push({
      id: 'undo',
      label: t.stepBack,
      icon: <Undo2 {...icon} />,
      keys,
      onSelect: () => move('undo'),
    });
  }
  if (ways.redo) {
    const keys = combination('Y');
    items.push({
      id: 'redo',
      label: t.stepForth,
      icon: <Redo2 {...icon} />,
      keys,
      onSelect: () => move('redo'),
    });
  }
  if (!readOnly) {
    const onSelect = () => setSetting(true);
    items.push({ id: 'typography', label: t.typography, icon: <Quote {...icon} />, onSelect });
  }
  if (touched) {
    const open = async () => setVersions(await read(key));
    items.push({ id: 'history', label: t.history, icon: <History {...icon} />, onSelect: () => void open() });
  }
  const { copies } = kind;
  if (created && copies !== undefined) {
    const open = (route: string) => void navigate(route);
    const onSelect = async () => (await duplicateCode.load()).duplicate({ store, ...copies, id: key, open });
    const label = copyMessages[language].duplicate;
    items.push({ id: 'duplicate', label, icon: <Copy {...icon} />, onSelect: () => void onSelect() });
  }
  const dialog = (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {versions !== null && (
        <VersionHistory kind={kind} versions={versions} onClose={() => setVersions(null)} />
      )}
      {isSetting && (
        <Suspense fallback={null}>
          <TypographyDialog kind={kind} editorKey={key} onClose={() => setSetting(false)} />
        </Suspense>
      )}
    </>
  );
  return { items, dialog };
}
