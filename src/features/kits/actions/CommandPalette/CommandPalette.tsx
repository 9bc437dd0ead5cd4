import { Search, X } from 'lucide-react';
import { useId, useRef, useState, type ComponentPropsWithoutRef, type KeyboardEvent, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { useModal } from '#components/feedback/Dialog/useModal.ts';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { Kbd } from '#components/primitives/Kbd/Kbd.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { longestSearch } from '#domain/lists.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { combination } from '#lib/keys.ts';
import * as S from './CommandPalette.styles.ts';
import { messages } from './messages.ts';
import { Option } from './Option.tsx';
import type { PaletteCommand, PaletteGroup, PaletteRow, PaletteSection } from './rows.ts';
import { useHighlight } from './useHighlight.ts';
import { useBothLayouts } from './useBothLayouts.ts';

interface CommandPaletteProps extends Omit<
  ComponentPropsWithoutRef<'dialog'>,
  'open' | 'onClose' | 'children'
> {
  open: boolean;
  /** Esc, a press outside, or a row that was taken. */
  onClose: () => void;
  /** Every section of the console, in the order of the menu. */
  sections: PaletteSection[];
  /** What can be done from here. */
  commands: PaletteCommand[];
}

/** Finds content, people, sections and commands by a few letters, and goes there or does it. */
export function CommandPalette({ open, ...rest }: CommandPaletteProps) {
  return open ? <OpenPalette {...rest} /> : null;
}

interface Found {
  searching: boolean;
  query: string;
  count: number;
  swapped: string | null;
  commandsOnly: boolean;
}

/** What a screen reader is told, once it is settled. */
function statusOf(
  t: (typeof messages)['ru'],
  { searching, query, count, swapped, commandsOnly }: Found,
): string {
  if (searching) return t.searching;
  if (query === '') return '';
  if (count === 0) return commandsOnly ? t.noCommand : t.nothing;
  return swapped === null ? t.found(count) : `${t.swapped(swapped)}. ${t.found(count)}`;
}

interface GroupProps {
  headId: string;
  group: PaletteGroup;
  active: PaletteRow | undefined;
  elementId: (row: PaletteRow) => string;
  onPoint: (row: PaletteRow) => void;
  onTake: (row: PaletteRow, newTab: boolean) => void;
}

/** Rows of one kind under their name. */
function Group({ headId, group, active, elementId, onPoint, onTake }: GroupProps) {
  return (
    <div role="group" aria-labelledby={headId}>
      <S.Caption id={headId} role="presentation">
        {group.title} {group.count}
      </S.Caption>
      {group.rows.map((row) => (
        <Option
          key={row.id}
          id={elementId(row)}
          row={row}
          active={row === active}
          onPoint={() => onPoint(row)}
          onTake={(newTab) => onTake(row, newTab)}
        />
      ))}
    </div>
  );
}

interface ResultsProps extends Pick<GroupProps, 'active' | 'elementId' | 'onPoint' | 'onTake'> {
  id: string;
  list: Ref<HTMLDivElement>;
  groups: readonly PaletteGroup[];
  searching: boolean;
  commandsOnly: boolean;
  query: string;
}

/** What was found; while it is looked for, that it is; and that there is nothing. */
function Results({ id, list, groups, searching, commandsOnly, query, ...row }: ResultsProps) {
  const t = useMessages(messages);
  if (groups.length > 0) {
    return (
      <S.List ref={list} role="listbox" id={`${id}-list`} aria-label={t.results} aria-busy={searching}>
        {groups.map((group) => (
          <Group {...row} key={group.id} headId={`${id}-${group.id}`} group={group} />
        ))}
      </S.List>
    );
  }
  if (searching) return <Waiting />;
  return (
    <S.Nothing title={commandsOnly ? t.noCommand : t.nothing}>
      {commandsOnly ? t.noCommandText : t.nothingText(query)}
    </S.Nothing>
  );
}

/** Does what a row stands for, or goes where it leads. */
function useTake(onClose: () => void) {
  const navigate = useNavigate();
  return (row: PaletteRow, newTab: boolean) => {
    if (!row.stays) onClose();
    if (row.run) row.run();
    else if (newTab) window.open(`#${row.route}`, '_blank', 'noopener');
    else void navigate(row.route);
  };
}

/** The palette while it is open: each opening begins with an empty field. */
function OpenPalette({ onClose, sections, commands, ...rest }: Omit<CommandPaletteProps, 'open'>) {
  const t = useMessages(messages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const modal = useModal({ open: true, onClose, dismissable: true, initialFocusRef: input });

  const [text, setText] = useState('');
  const commandsOnly = text.startsWith('>');
  const query = (commandsOnly ? text.slice(1) : text).trim();
  const { found, groups, swapped } = useBothLayouts({ query, commandsOnly, sections, commands });
  const rows = groups.flatMap((group) => group.rows);

  const elementId = (row: PaletteRow) => `${id}-${row.id.replaceAll(/\s/g, '-')}`;
  const { active, point, restart, move } = useHighlight(rows, elementId, list);

  const take = useTake(onClose);

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composing of a word is not an answer.
    if (event.nativeEvent.isComposing) return;
    if (move(event)) event.preventDefault();
    else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      take(active, event.ctrlKey || event.metaKey);
    }
  };

  const onType = (typed: string) => {
    setText(typed);
    restart();
  };

  return (
    <S.Root {...rest} {...modal} aria-label={t.label} $width={680}>
      <S.Panel>
        <S.Top>
          <Search size={20} strokeWidth={1.5} aria-hidden />
          <S.Input
            ref={input}
            role="combobox"
            aria-label={t.label}
            aria-autocomplete="list"
            aria-expanded={rows.length > 0}
            aria-controls={rows.length > 0 ? `${id}-list` : undefined}
            aria-activedescendant={active && elementId(active)}
            placeholder={t.placeholder}
            value={text}
            maxLength={longestSearch}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => onType(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {found.searching && <Spinner size={16} />}
          <S.Escape keys="Esc" aria-hidden />
          <S.Close
            label={t.close}
            icon={<X size={20} strokeWidth={1.5} aria-hidden />}
            size="large"
            onClick={onClose}
          />
        </S.Top>
        {swapped !== null && <S.Swapped>{t.swapped(swapped)}</S.Swapped>}
        <Results
          {...{ id, list, groups, active, elementId, commandsOnly, query }}
          searching={found.searching}
          onPoint={point}
          onTake={take}
        />
        <VisuallyHidden role="status">
          {statusOf(t, { searching: found.searching, query, count: rows.length, swapped, commandsOnly })}
        </VisuallyHidden>
        <Foot />
      </S.Panel>
    </S.Root>
  );
}

/** Stands where the first rows will be. */
function Waiting() {
  return (
    <S.Waiting aria-hidden>
      {[240, 300, 200].map((width) => (
        <S.WaitingRow key={width}>
          <Skeleton width={48} height={27} />
          <Skeleton width={width} />
        </S.WaitingRow>
      ))}
    </S.Waiting>
  );
}

/** The keys of the palette. */
function Foot() {
  const t = useMessages(messages);
  return (
    <S.Foot aria-hidden>
      <S.Hint>
        <Kbd keys="↑ ↓" /> {t.choose}
      </S.Hint>
      <S.Hint>
        <Kbd keys="Enter" /> {t.open}
      </S.Hint>
      <S.Hint>
        <Kbd keys={combination('Enter')} /> {t.newTab}
      </S.Hint>
      <S.Hint>
        <Kbd keys=">" /> {t.onlyCommands}
      </S.Hint>
    </S.Foot>
  );
}
