import { ArrowUpRight, CheckSquare, Copy, Link2, SquareArrowOutUpRight } from 'lucide-react';
import type { ContextAction } from '#atoms/ui/context-menu.ts';
import type { Entity } from '#atoms/pages.ts';
import type { ToastRequest } from '#atoms/ui/toast.ts';
import { duplicate } from '#features/kits/copy/duplicate.ts';
import { copyMessages } from '#features/kits/copy/copyMessages.ts';
import { messages } from './messages.ts';
import type { ListScreenProps, RowPlace } from './types.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

interface RowMenu<Row extends Entity> extends RowPlace {
  toast: (request: ToastRequest) => void;
  /** What the kind offers. */
  props: Pick<ListScreenProps<Row>, 'rowHref' | 'actions' | 'lateActions' | 'copies'>;
  row: Row;
  /** Selects the row or takes it off; undefined where that is not done from the menu. */
  selecting: { on: boolean; toggle: () => void } | undefined;
}

/** What the menu of any row offers, and what its kind adds. Loaded when a menu is first asked for. */
export async function rowMenu<Row extends Entity>({
  toast,
  props,
  row,
  selecting,
  ...place
}: RowMenu<Row>): Promise<ContextAction[]> {
  const { language, store, open } = place;
  const { copies } = props;
  const t = messages[language];
  const route = props.rowHref(row);
  const address = new URL(`#${route}`, location.href).href;
  const late = await props.lateActions?.();

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
  if (copies) {
    const run = () => void duplicate({ store, ...copies, id: row.id, open });
    actions.push({ id: 'duplicate', label: copyMessages[language].duplicate, icon: <Copy {...icon} />, run });
  }
  if (selecting) {
    const { on, toggle } = selecting;
    const label = on ? t.deselect : t.select;
    actions.push({ id: 'select', label, icon: <CheckSquare {...icon} />, run: toggle });
  }
  return [...actions, ...(late?.actionsOf(row, place) ?? []), ...(props.actions?.(row) ?? [])];
}
