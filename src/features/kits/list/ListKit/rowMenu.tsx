import { ArrowUpRight, CheckSquare, Copy, Link2, SquareArrowOutUpRight } from 'lucide-react';
import { openContextMenuAtom, type ContextAction } from '#atoms/ui/context-menu.ts';
import type { Entity } from '#atoms/pages.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import { showToastAtom, type ToastRequest } from '#atoms/ui/toast.ts';
import { duplicate } from '#features/kits/copy/duplicate.ts';
import { copyMessages } from '#features/kits/copy/copyMessages.ts';
import { messages } from './messages.ts';
import type { RowPlace } from './types.ts';
import type { ListScreenState } from './useListScreen.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** Room between a button and its menu, px. */
const gap = 6;

/** The event that opens a row's menu, and the row. */
interface Asked<Row extends Entity> extends Omit<RowPlace, 'language'> {
  screen: ListScreenState<Row>;
  row: Row;
  /** The event that asks for it, and the box of what was pressed. */
  at: { type: string; clientX: number; clientY: number };
  box: { left: number; bottom: number };
  phone: boolean;
}

/** On a phone the checkboxes come with the first row that is selected from here. */
function selecting<Row extends Entity>({ screen, row, phone, store }: Asked<Row>): ContextAction[] {
  if (!phone || screen.props.bulk === undefined) return [];
  const t = messages[store.get(languageAtom)];
  const next = new Set(screen.selected);
  const on = next.delete(row.id);
  if (!on) next.add(row.id);
  const run = () => screen.select(next);
  return [{ id: 'select', label: on ? t.deselect : t.select, icon: <CheckSquare {...icon} />, run }];
}

/** The items of every row menu, and those of its kind. */
async function actionsOf<Row extends Entity>(asked: Asked<Row>): Promise<ContextAction[]> {
  const { screen, row, store, open } = asked;
  const language = store.get(languageAtom);
  const { copies, lateActions, rowHref, actions: ofKind } = screen.props;
  const t = messages[language];
  const route = rowHref(row);
  const address = new URL(`#${route}`, location.href).href;
  // Without its code the menu opens all the same.
  const late = await lateActions?.load().catch(() => null);
  const toast = (told: ToastRequest) => store.set(showToastAtom, told);

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
  return [
    ...actions,
    ...selecting(asked),
    ...(late?.actionsOf(row, { store, language, open }) ?? []),
    ...(ofKind?.(row) ?? []),
  ];
}

/** Opens the menu of a row: under the button that was pressed, or at the pointer of a right click. Loaded when a menu is first asked for. */
export async function openRowMenu<Row extends Entity>(asked: Asked<Row>): Promise<void> {
  const { at, box, store } = asked;
  const place =
    at.type === 'contextmenu' ? { x: at.clientX, y: at.clientY } : { x: box.left, y: box.bottom + gap };
  store.set(openContextMenuAtom, { ...place, actions: await actionsOf(asked) });
}
