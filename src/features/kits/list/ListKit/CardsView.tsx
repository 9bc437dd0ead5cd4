import type { Entity } from '#atoms/pages.ts';
import { LongMediaGrid } from '#components/data/LongMediaGrid/LongMediaGrid.tsx';
import type { ListScreenState } from './useListScreen.ts';
import { useRowMenu } from './useRowMenu.ts';

/** The rows as cards, each with a checkbox in the corner where something can be done with several. */
export function CardsView<Row extends Entity>({ screen }: { screen: ListScreenState<Row> }) {
  const openMenu = useRowMenu(screen);
  const { props, list, selected, select } = screen;
  if (props.card === undefined) return null;
  return (
    <LongMediaGrid
      label={props.texts.title}
      rows={list.items}
      total={list.count}
      rowId={({ id }) => id}
      rowName={props.rowName}
      card={props.card}
      onMenu={openMenu}
      selected={selected}
      onSelect={props.bulk && select}
    />
  );
}
