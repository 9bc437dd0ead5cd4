import { Download, Ellipsis, X } from 'lucide-react';
import type { Entity } from '#atoms/pages.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { ProgressRing } from '#components/feedback/ProgressRing/ProgressRing.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { CountBadge } from '#components/primitives/CountBadge/CountBadge.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { createCsv } from '#lib/csv.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/numbers.ts';
import { saveFile } from '#lib/saveFile.ts';
import { usePhone } from '#lib/useWidth.ts';
import * as S from './BulkBar.styles.ts';
import { messages } from './bulkMessages.ts';
import { BulkResult } from './BulkResult.tsx';
import { csvColumns, fileName } from './exportList.ts';
import type { BulkAction } from './types.ts';
import { useBulk } from './useBulk.ts';
import type { ListScreenState } from './useListScreen.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

interface BulkBarProps<Row extends Entity> {
  screen: ListScreenState<Row>;
  /** Whether the bar has to stay although nothing is selected: something is being done, or what came of it is told. */
  onHold: (held: boolean) => void;
}

interface Offer<Row> {
  action: BulkAction<Row>;
  rows: Row[];
}

/** What can be done with the selected rows: the first action that applies is the screen's one filled button. */
export default function BulkBar<Row extends Entity>({ screen, onHold }: BulkBarProps<Row>) {
  const t = useMessages(messages);
  const phone = usePhone();
  const bulk = useBulk(screen, onHold);
  const { props, list, selected, select } = screen;
  const rows = list.items.filter(({ id }) => selected.has(id));
  const offers = (props.bulk ?? []).map((action): Offer<Row> => ({
    action,
    rows: rows.filter(action.applies),
  }));
  const first = offers.find((offer) => offer.rows.length > 0);
  const others = offers.filter((offer) => offer !== first);
  const left = first ? rows.length - first.rows.length : 0;

  const saveCsv = async () => {
    const file = await createCsv(csvColumns(props.columns));
    file.add(rows);
    saveFile(fileName(props.csv?.name ?? props.id), file.blob());
  };

  if (bulk.running !== null) {
    const { label, done, total } = bulk.running;
    return (
      <S.Bar role="region" aria-label={t.bar}>
        <ProgressRing value={(done / total) * 100} />
        <S.Said>{t.running(label, groupDigits(done), groupDigits(total))}</S.Said>
        <Button onClick={bulk.stop}>{t.stop}</Button>
      </S.Bar>
    );
  }

  const inMenu: MenuItem[] = others.map(({ action, rows }) => ({
    id: action.id,
    label: action.label,
    icon: action.icon,
    disabled: rows.length === 0,
    onSelect: () => bulk.run(action, rows),
  }));
  if (props.csv) {
    inMenu.push({ id: 'csv', label: t.csv, icon: <Download {...icon} />, onSelect: () => void saveCsv() });
  }

  return (
    <>
      <S.Bar role="region" aria-label={t.bar}>
        <S.Chosen>
          {!phone && <span aria-hidden>{t.chosen}</span>}
          <CountBadge count={rows.length} tone="accent" label={t.chosenCount(groupDigits(rows.length))} />
        </S.Chosen>
        <S.Line />
        {first && (
          <Button variant="primary" onClick={() => bulk.run(first.action, first.rows)}>
            {first.action.label} {groupDigits(first.rows.length)}
          </Button>
        )}
        {!phone &&
          others.map(({ action, rows }) => (
            <Button
              key={action.id}
              variant="quiet"
              icon={action.icon}
              disabled={rows.length === 0}
              onClick={() => bulk.run(action, rows)}
            >
              {action.label}
            </Button>
          ))}
        {!phone && props.csv && (
          <Button variant="quiet" icon={<Download {...icon} />} onClick={() => void saveCsv()}>
            {t.csv}
          </Button>
        )}
        {phone && inMenu.length > 0 && (
          <Menu
            label={t.more}
            align="end"
            items={inMenu}
            renderTrigger={(trigger) => (
              <IconButton {...trigger} label={t.more} icon={<Ellipsis {...icon} />} />
            )}
          />
        )}
        {left > 0 && <S.Note>{t.untouched(left, groupDigits(left))}</S.Note>}
        <S.End>
          <IconButton size="small" label={t.clear} icon={<X {...icon} />} onClick={() => select(new Set())} />
        </S.End>
      </S.Bar>
      {bulk.outcome && (
        <BulkResult {...bulk.outcome} rowName={props.rowName} onAgain={bulk.run} onClose={bulk.close} />
      )}
    </>
  );
}
