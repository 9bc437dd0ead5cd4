import { ArrowUpRight, CheckSquare, Copy, Link2, SquareArrowOutUpRight } from 'lucide-react';
import type { ContextAction } from '#atoms/ui/context-menu.ts';
import type { ToastRequest } from '#atoms/ui/toast.ts';
import { duplicate, type Copying } from '#features/kits/copy/duplicate.ts';
import { copyMessages } from '#features/kits/copy/copyMessages.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

interface RowMenu {
  language: Language;
  /** The route that the row leads to. */
  route: string;
  open: (route: string) => void;
  toast: (request: ToastRequest) => void;
  /** What is copied, where it can be. */
  copying: Omit<Copying, 'open'> | undefined;
  /** Selects the row or takes it off; undefined where that is not done from the menu. */
  selecting: { on: boolean; toggle: () => void } | undefined;
  /** What else the kind offers. */
  more: ContextAction[];
}

/** What the menu of any row offers, and what its kind adds. Loaded when a menu is first asked for. */
export function rowMenu({
  language,
  route,
  open,
  toast,
  copying,
  selecting,
  more,
}: RowMenu): ContextAction[] {
  const t = messages[language];
  const address = new URL(`#${route}`, location.href).href;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ kind: 'success', description: t.copied });
    } catch {
      toast({ kind: 'error', description: t.notCopied });
    }
  };

  const actions: ContextAction[] = [
    { id: 'open', label: t.open, icon: <ArrowUpRight {...icon} />, run: () => open(route) },
    {
      id: 'openTab',
      label: t.openTab,
      icon: <SquareArrowOutUpRight {...icon} />,
      run: () => void window.open(address, '_blank', 'noopener'),
    },
    { id: 'copyLink', label: t.copyLink, icon: <Link2 {...icon} />, run: () => void copy() },
  ];
  if (copying) {
    const run = () => void duplicate({ ...copying, open });
    actions.push({ id: 'duplicate', label: copyMessages[language].duplicate, icon: <Copy {...icon} />, run });
  }
  if (selecting) {
    const { on, toggle } = selecting;
    const label = on ? t.deselect : t.select;
    actions.push({ id: 'select', label, icon: <CheckSquare {...icon} />, run: toggle });
  }
  return [...actions, ...more];
}
