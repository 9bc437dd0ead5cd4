import { useAtomValue, useStore } from 'jotai';
import { Download, Ellipsis, SquarePen, Quote, Replace } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BulkMode } from '#atoms/bulk/journal.ts';
import type { Entity } from '#atoms/pages.ts';
import { authorZoneAtom } from '#atoms/session/zone.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import type { MenuCommand } from '#components/data/Menu/items.ts';
import { BulkBar as Bar } from '#components/layout/BulkBar/BulkBar.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { late } from '#lib/loading/late.ts';
import { groupDigits } from '#lib/number/numbers.ts';
import { useElementWidth } from '#lib/hook/useElementWidth.ts';
import { messages } from './bulkMessages.ts';
import { BulkConfirm } from './BulkConfirm.tsx';
import { BulkResult } from './BulkResult.tsx';
import { saveRows } from './exportList.ts';
import type { BulkAction } from './types.ts';
import { useBulk } from './useBulk.ts';
import type { ListScreenState } from './useListScreen.ts';
import { useSelectAll } from './useSelectAll.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

const bulkEdits = late(() => import('#features/kits/bulk/openBulk.ts'));

const editIcons: Record<BulkMode, ReactNode> = {
  fields: <SquarePen {...icon} />,
  replace: <Replace {...icon} />,
  typography: <Quote {...icon} />,
};

/** What changes the selected rows themselves, whatever their kind: the dialog says what of them can be. */
function useEdits<Row extends Entity>({ props, selectedRows }: ListScreenState<Row>): MenuCommand[] {
  const t = useMessages(messages);
  const store = useStore();
  const kind = props.copies?.kind;
  if (kind === undefined) return [];
  const rows = selectedRows.map((row) => ({
    row,
    actions: (props.bulk ?? []).flatMap(({ id, applies }) => (applies(row) ? [id] : [])),
  }));
  const labels: Record<BulkMode, string> = {
    fields: t.edit,
    replace: t.replace,
    typography: t.typography,
  };
  return (['fields', 'replace', 'typography'] as const).map((mode) => ({
    id: mode,
    label: labels[mode],
    icon: editIcons[mode],
    onSelect: () =>
      void bulkEdits.load().then(
        ({ openBulk }) => openBulk(store, { kind, mode, rows }),
        () => undefined,
      ),
  }));
}

interface BulkBarProps<Row extends Entity> {
  screen: ListScreenState<Row>;
  /** Whether the bar has to stay although nothing is selected: something is being done, or what came of it is told. */
  onHold: (held: boolean) => void;
}

/** The width of the bar's place, px, from which on it stands in one line. */
const narrow = 720;

/** How many actions stand beside the first in a bar of one line; the others are in its menu. */
const roomFor = (width: number) => (width < narrow ? 0 : width < 960 ? 1 : 2);

interface Offer<Row> {
  action: BulkAction<Row>;
  rows: Row[];
}

/** What can be done with the selected rows: the first action that applies is the screen's one filled button. */
export default function BulkBar<Row extends Entity>({ screen, onHold }: BulkBarProps<Row>) {
  const t = useMessages(messages);
  const [place, width] = useElementWidth<HTMLDivElement>();
  const bulk = useBulk(screen, onHold);
  const timeZone = useAtomValue(authorZoneAtom);
  const selectAll = useSelectAll(screen);
  const { props, list, selectedRows: rows, select } = screen;
  const offers = (props.bulk ?? []).map((action): Offer<Row> => ({
    action,
    rows: rows.filter(action.applies),
  }));
  const first = offers.find((offer) => offer.rows.length > 0);
  const left = first ? rows.length - first.rows.length : 0;
  const running = bulk.running ?? selectAll.running;

  const [edit, ...edits] = useEdits(screen);
  const primary = firstButton({
    edit,
    label: first && `${first.action.label} ${groupDigits(first.rows.length)}`,
    onPress: () => first && bulk.run(first.action, first.rows),
  });
  const others = offers
    .filter((offer) => offer !== first && offer.rows.length > 0)
    .map(({ action, rows }): MenuCommand => ({
      id: action.id,
      label: action.label,
      icon: action.icon,
      onSelect: () => bulk.run(action, rows),
    }));
  // Where nothing else can be done, it is the first.
  if (edit && first) others.unshift(edit);
  others.push(...edits);
  if (props.read) {
    const onSelect = () => void saveRows({ name: props.id, columns: props.columns, timeZone }, rows);
    others.push({ id: 'csv', label: t.csv, icon: <Download {...icon} />, onSelect });
  }

  return (
    <>
      <Bar
        ref={place}
        count={rows.length}
        running={
          running === null
            ? undefined
            : {
                ...running,
                text: t.running(running.label, groupDigits(running.done), groupDigits(running.total)),
                onStop: running.stop,
              }
        }
        more={
          selectAll.offered && (
            <Button variant="quiet" onClick={selectAll.start}>
              {t.selectAll(groupDigits(list.count))}
            </Button>
          )
        }
        primary={primary}
        note={left > 0 ? t.untouched(left, groupDigits(left)) : undefined}
        onClear={() => select(new Set())}
      >
        <OtherActions others={others} width={width} isLed={primary !== undefined} />
      </Bar>
      {bulk.asked && (
        <BulkConfirm
          {...bulk.asked.question}
          label={bulk.asked.action.label}
          onConfirm={() => bulk.answer(true)}
          onClose={() => bulk.answer(false)}
        />
      )}
      {bulk.outcome && (
        <BulkResult {...bulk.outcome} rowName={props.rowName} onAgain={bulk.run} onClose={bulk.close} />
      )}
    </>
  );
}

interface FirstButton {
  /** «Опубликовать 3»; without it there is nothing that applies. */
  label: string | undefined;
  onPress: () => void;
  edit: MenuCommand | undefined;
}

/** The one filled button: the first action that applies, else the edit of what is selected. */
function firstButton({ label, onPress, edit }: FirstButton) {
  if (label !== undefined)
    return (
      <Button variant="primary" onClick={onPress}>
        {label}
      </Button>
    );
  return (
    edit && (
      <Button variant="primary" icon={edit.icon} onClick={edit.onSelect}>
        {edit.label}
      </Button>
    )
  );
}

interface OtherActionsProps {
  others: readonly MenuCommand[];
  width: number;
  /** A primary stands before them. */
  isLed: boolean;
}

/** The actions beside the first: those that the bar has room for, and a menu with the rest. */
function OtherActions({ others, width, isLed }: OtherActionsProps) {
  const t = useMessages(messages);
  const room = roomFor(width);
  // One alone takes no more room than the menu that it would be in, but beside the primary of a phone.
  const shown = others.length === room + 1 && (width >= narrow || !isLed) ? others : others.slice(0, room);
  const inMenu = others.slice(shown.length);
  return (
    <>
      {shown.map(({ id, label, icon, onSelect }) => (
        <Button key={id} variant="quiet" icon={icon} onClick={onSelect}>
          {label}
        </Button>
      ))}
      {inMenu.length > 0 && (
        <Menu
          label={t.more}
          align="end"
          items={inMenu}
          renderTrigger={(trigger) => (
            <IconButton {...trigger} label={t.more} icon={<Ellipsis {...icon} />} />
          )}
        />
      )}
    </>
  );
}
