import { ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './CompareVersions.styles.ts';
import { messages } from './messages.ts';
import { SideValue, type CompareValue } from './SideValue.tsx';

/** Where a version lies. */
export type Side = 'platform' | 'device';

/** A field that differs. */
export interface CompareRow {
  id: string;
  /** The field's name. */
  label: string;
  /** Changed on both sides since they last agreed. */
  both: boolean;
  platform: CompareValue;
  device: CompareValue;
}

export interface CompareVersionsProps {
  /** Every opening begins anew: mount it when it opens. */
  rows: CompareRow[];
  /** Fields that are the same in both, told on demand. */
  same: { label: string; value: CompareValue }[];
  /** What is known of each version: «Сегодня, 11:40». */
  notes: Record<Side, string>;
  /**
   * `restore` offers a kept version; `conflict` stands before a save that would overwrite another's change; `history` puts an
   * earlier version (of the device) beside what the form shows now (in the place of the platform).
   */
  mode?: 'restore' | 'conflict' | 'history';
  /** What stands above the two: the choice of the version. */
  above?: ReactNode;
  /** The choice is being carried out. */
  busy?: boolean;
  /** The choice, by row. */
  onDone: (choice: Record<string, Side>) => void;
  onClose: () => void;
}

const sides: Side[] = ['platform', 'device'];

/** What is said in each mode. */
function wordsOf(t: (typeof messages)['ru'], mode: NonNullable<CompareVersionsProps['mode']>) {
  const { platform, device, sum } = t;
  switch (mode) {
    case 'restore':
      return { title: t.restoreTitle, lead: t.restoreLead, platform, device, sum, done: t.assemble };
    case 'conflict':
      return { title: t.conflictTitle, lead: () => t.conflictLead, platform, device, sum, done: t.save };
    case 'history':
      return {
        title: t.historyTitle,
        lead: t.historyLead,
        platform: t.formNow,
        device: t.thisVersion,
        sum: t.historySum,
        done: t.bringBack,
      };
  }
}

/** Two versions of one thing side by side, to be put together field by field. Only what differs is shown. */
export function CompareVersions({
  rows,
  same,
  notes,
  mode = 'restore',
  above,
  busy = false,
  onDone,
  onClose,
}: CompareVersionsProps) {
  const t = useMessages(messages);
  const words = wordsOf(t, mode);
  const id = useId();
  const [choice, setChoice] = useState<Record<string, Side>>({});
  const [sameShown, setSameShown] = useState(false);
  const chosen = (row: CompareRow): Side => choice[row.id] ?? 'device';
  const all = (side: Side) => Object.fromEntries(rows.map((row) => [row.id, side]));
  const fromDevice = rows.filter((row) => chosen(row) === 'device').length;

  return (
    <Dialog
      open
      onClose={onClose}
      title={<S.Heading>{words.title}</S.Heading>}
      description={words.lead(rows.length, rows.length + same.length)}
      width={936}
      closeLabel={t.close}
      footer={
        <S.Foot>
          {same.length > 0 && (
            <SameToggle
              count={same.length}
              shown={sameShown}
              controls={`${id}-same`}
              onToggle={setSameShown}
            />
          )}
          <S.Sum>{words.sum(fromDevice, rows.length - fromDevice)}</S.Sum>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={rows.length === 0}
            {...(mode === 'conflict' && { busyText: t.saving })}
            onClick={() => onDone({ ...all('device'), ...choice })}
          >
            {words.done}
          </Button>
        </S.Foot>
      }
    >
      {above !== undefined && <S.Above>{above}</S.Above>}
      <S.Table>
        <S.Head>
          {sides.map((side) => (
            <SideHead
              key={side}
              name={words[side]}
              note={notes[side]}
              onTakeAll={() => setChoice(all(side))}
            />
          ))}
        </S.Head>
        {rows.map((row) => (
          <ChoiceRow
            key={row.id}
            row={row}
            words={words}
            chosen={chosen(row)}
            onChoose={(side) => setChoice({ ...choice, [row.id]: side })}
          />
        ))}
        <SameRows id={`${id}-same`} same={same} hidden={!sameShown} />
      </S.Table>
    </Dialog>
  );
}

interface SideHeadProps {
  name: string;
  note: ReactNode;
  onTakeAll: () => void;
}

/** The head of a side, with the way to take all of it. */
function SideHead({ name, note, onTakeAll }: SideHeadProps) {
  const t = useMessages(messages);
  return (
    <S.SideHead>
      <div>
        <S.SideName>{name}</S.SideName>
        <S.SideNote>{note}</S.SideNote>
      </div>
      <TextLink as="button" type="button" aria-label={t.takeAllOf(name)} onClick={onTakeAll}>
        {t.takeAll}
      </TextLink>
    </S.SideHead>
  );
}

interface ChoiceRowProps {
  row: CompareRow;
  words: ReturnType<typeof wordsOf>;
  chosen: Side;
  onChoose: (side: Side) => void;
}

/** A field that differs: both values, one of them to be chosen. */
function ChoiceRow({ row, words, chosen, onChoose }: ChoiceRowProps) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <S.Row role="radiogroup" aria-labelledby={id}>
      <S.Label>
        <S.Name id={id}>{row.label}</S.Name>
        {row.both && <S.Both>{t.both}</S.Both>}
      </S.Label>
      {sides.map((side) => (
        <S.Choice key={side}>
          <S.Radio name={id} checked={chosen === side} onChange={() => onChoose(side)} />
          <S.Value>
            <S.SideWord>{words[side]}</S.SideWord>
            <SideValue side={side} platform={row.platform} device={row.device} />
          </S.Value>
        </S.Choice>
      ))}
    </S.Row>
  );
}

interface SameToggleProps {
  count: number;
  shown: boolean;
  /** Id of what it shows. */
  controls: string;
  onToggle: (shown: boolean) => void;
}

/** Shows and hides the fields that are the same. */
function SameToggle({ count, shown, controls, onToggle }: SameToggleProps) {
  const t = useMessages(messages);
  return (
    <S.SameToggle
      type="button"
      aria-expanded={shown}
      aria-controls={controls}
      onClick={() => onToggle(!shown)}
    >
      <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
      {t.same(count)}
    </S.SameToggle>
  );
}

/** The fields that are the same in both. */
function SameRows({
  id,
  same,
  hidden,
}: Pick<CompareVersionsProps, 'same'> & { id: string; hidden: boolean }) {
  return (
    <S.Same id={id} hidden={hidden}>
      {same.map(({ label, value }) => (
        <S.SameRow key={label}>
          <dt>{label}</dt>
          <dd>
            <SideValue side="platform" platform={value} device={value} />
          </dd>
        </S.SameRow>
      ))}
    </S.Same>
  );
}
