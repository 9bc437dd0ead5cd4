import { useSetAtom } from 'jotai';
import { ArrowUpRight, CheckSquare, Link2, SquareArrowOutUpRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Entity } from '#atoms/pages.ts';
import { openContextMenuAtom } from '#atoms/ui/context-menu.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { usePhone } from '#lib/useWidth.ts';
import { messages } from './messages.ts';
import type { ListScreenState } from './useListScreen.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** Room between a button and its menu, px. */
const gap = 6;

/** Opens the menu of a row: under the button that was pressed, or at the pointer of a right click. */
export function useRowMenu<Row extends Entity>({
  props: { rowHref, actions, bulk },
  selected,
  select,
}: ListScreenState<Row>): (event: MouseEvent, row: Row) => void {
  const t = useMessages(messages);
  const phone = usePhone();
  const navigate = useNavigate();
  const openMenu = useSetAtom(openContextMenuAtom);
  const showToast = useSetAtom(showToastAtom);

  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ kind: 'success', description: t.copied });
    } catch {
      showToast({ kind: 'error', description: t.notCopied });
    }
  };

  /** On a phone the checkboxes come with the first row that is selected from here. */
  const selecting = ({ id }: Row) => {
    if (!phone || bulk === undefined) return [];
    const on = selected.has(id);
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    return [
      {
        id: 'select',
        label: on ? t.deselect : t.select,
        icon: <CheckSquare {...icon} />,
        run: () => select(next),
      },
    ];
  };

  return (event, row) => {
    event.preventDefault();
    const route = rowHref(row);
    const address = new URL(`#${route}`, location.href).href;
    const button = event.type === 'contextmenu' ? null : event.currentTarget.getBoundingClientRect();
    openMenu({
      x: button?.left ?? event.clientX,
      y: button ? button.bottom + gap : event.clientY,
      actions: [
        { id: 'open', label: t.open, icon: <ArrowUpRight {...icon} />, run: () => void navigate(route) },
        {
          id: 'openTab',
          label: t.openTab,
          icon: <SquareArrowOutUpRight {...icon} />,
          run: () => void window.open(address, '_blank', 'noopener'),
        },
        { id: 'copyLink', label: t.copyLink, icon: <Link2 {...icon} />, run: () => void copy(address) },
        ...selecting(row),
        ...(actions?.(row) ?? []),
      ],
    });
  };
}
