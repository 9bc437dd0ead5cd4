import { useStore } from 'jotai';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Entity } from '#atoms/pages.ts';
import { late } from '#lib/loading/late.ts';
import { logFailure } from '#lib/log.ts';
import { usePhone } from '#lib/hook/useWidth.ts';
import type { ListScreenState } from './useListScreen.ts';

const menu = late(() => import('./rowMenu.tsx'));

/** Opens the menu of a row. */
export function useRowMenu<Row extends Entity>(
  screen: ListScreenState<Row>,
): (event: MouseEvent, row: Row) => void {
  const store = useStore();
  const phone = usePhone();
  const navigate = useNavigate();
  const open = (route: string) => void navigate(route);

  return (at, row) => {
    at.preventDefault();
    // Once the code has loaded, the pressed element is no longer known.
    const box = at.currentTarget.getBoundingClientRect();
    menu
      .load()
      .then(({ openRowMenu }) => openRowMenu({ screen, row, at, box, store, phone, open }))
      .catch((error: unknown) => logFailure('The menu of a row did not load', error));
  };
}
