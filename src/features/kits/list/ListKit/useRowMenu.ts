import { useSetAtom, useStore } from 'jotai';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Entity } from '#atoms/pages.ts';
import { openContextMenuAtom } from '#atoms/ui/context-menu.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { late } from '#lib/late.ts';
import { logFailure } from '#lib/log.ts';
import { usePhone } from '#lib/useWidth.ts';
import type { ListScreenState } from './useListScreen.ts';

const menu = late(() => import('./rowMenu.tsx'));

/** Room between a button and its menu, px. */
const gap = 6;

/** Under the button that was pressed, or at the pointer of a right click. */
function placeOf(event: MouseEvent): { x: number; y: number } {
  if (event.type === 'contextmenu') return { x: event.clientX, y: event.clientY };
  const { left, bottom } = event.currentTarget.getBoundingClientRect();
  return { x: left, y: bottom + gap };
}

/** Opens the menu of a row. */
export function useRowMenu<Row extends Entity>({
  props,
  selected,
  select,
}: ListScreenState<Row>): (event: MouseEvent, row: Row) => void {
  const store = useStore();
  const language = useLanguage();
  const phone = usePhone();
  const navigate = useNavigate();
  const openMenu = useSetAtom(openContextMenuAtom);
  const toast = useSetAtom(showToastAtom);

  /** On a phone the checkboxes come with the first row that is selected from here. */
  const selectingOf = ({ id }: Row) => {
    if (!phone || props.bulk === undefined) return undefined;
    const next = new Set(selected);
    const on = next.delete(id);
    if (!on) next.add(id);
    return { on, toggle: () => select(next) };
  };

  const open = async (place: { x: number; y: number }, row: Row) => {
    try {
      const { rowMenu } = await menu.load();
      const go = (to: string) => void navigate(to);
      const selecting = selectingOf(row);
      openMenu({
        ...place,
        actions: await rowMenu({ language, store, open: go, toast, props, row, selecting }),
      });
    } catch (error) {
      logFailure('The menu of a row did not load', error);
    }
  };

  return (event, row) => {
    event.preventDefault();
    void open(placeOf(event), row);
  };
}
