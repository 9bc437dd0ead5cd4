import { atom, useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import type { Entity } from '#atoms/pages.ts';
import { Menu, type MenuTriggerProps } from '#components/data/Menu/Menu.tsx';
import type { MenuCommand } from '#components/data/Menu/items.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Chip } from '#components/primitives/Chip/Chip.tsx';
import type { Language } from '#lib/i18n/catalogue.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import type { FlagFilter, ListFilter, PeriodFilter } from './listFilter.ts';
import { messages } from './messages.ts';
import { isFiltered, nothingAsked } from './query.ts';
import type { ListScreenProps } from './types.ts';
import type { ListScreenState } from './useListScreen.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

const PeriodDialog = preloadable(() => import('./PeriodDialog.tsx'), {
  closes: ({ onClose }) => onClose,
}).Part;
const SaveViewButton = preloadable(() => import('./SaveViewButton.tsx'), { without: () => null }).Part;

/** Rows come first: how many a filter leaves is asked after them. */
const unknownAtom = atom(null);

type Set = (id: string, values: readonly string[]) => void;

/** Whether it is a chip at hand. */
export const isQuick = (filter: ListFilter): filter is FlagFilter =>
  filter.kind === 'flag' && filter.quick === true;

/** What a filter is set to, in words; undefined where the name says it all. */
function valueOf(filter: ListFilter, values: readonly string[], unknown: string, language: Language) {
  if (filter.kind === 'flag') return undefined;
  if (filter.kind === 'period') return values.map((value) => filter.text(value, language)).join(', ');
  const name = (value: string) => filter.options.find((option) => option.value === value)?.label ?? unknown;
  return values.map(name).join(', ');
}

interface FilterProps<Row extends Entity> {
  screen: ListScreenState<Row>;
}

/** The values of the filters, and what sets them. */
function useFilters<Row extends Entity>({ query, change }: ListScreenState<Row>) {
  const set: Set = (id, values) => change({ filters: { [id]: values } }, 'push');
  return { set, valuesOf: (id: string) => query.filters[id] ?? [] };
}

interface FilterMenuProps<Row extends Entity> extends FilterProps<Row> {
  /** Draws the button, which gets a name of its own, in place of a chip. */
  renderTrigger?: (trigger: MenuTriggerProps, name: string) => ReactNode;
}

/** The menu that adds a filter: a chip among the others, on a phone a button beside the search. */
export function FilterMenu<Row extends Entity>({ screen, renderTrigger }: FilterMenuProps<Row>) {
  const t = useMessages(messages);
  const [asking, setAsking] = useState<PeriodFilter | null>(null);
  const { set, valuesOf } = useFilters(screen);
  const more = screen.props.filters.filter((filter) => !isQuick(filter));
  if (more.length === 0) return null;
  return (
    <>
      <Menu
        label={t.addFilter}
        items={more.map((filter) => menuItem(filter, valuesOf(filter.id), { t, set, ask: setAsking }))}
        renderTrigger={(trigger) =>
          renderTrigger?.(trigger, t.addFilter) ?? (
            <Chip {...trigger} dashed icon={<Plus {...icon} />}>
              {t.addFilter}
            </Chip>
          )
        }
      />
      {asking !== null && (
        <Suspense fallback={null}>
          <PeriodDialog
            label={asking.label}
            value={valuesOf(asking.id)[0] ?? ''}
            onChoose={(value) => set(asking.id, [value])}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface FilterBarProps<Row extends Entity> extends FilterProps<Row> {
  /** The menu that adds more. */
  children?: ReactNode;
}

/** Quick filters, the chosen ones, and what is done with all of them. */
export function FilterBar<Row extends Entity>({ screen, children }: FilterBarProps<Row>) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { set, valuesOf } = useFilters(screen);
  const { filters } = screen.props;
  const chosen = filters.filter((filter) => !isQuick(filter) && valuesOf(filter.id).length > 0);
  return (
    <>
      {filters.filter(isQuick).map((filter) => (
        <QuickFilter
          key={filter.id}
          filter={filter}
          count={screen.list.status === 'loading' ? null : screen.props.count}
          on={valuesOf(filter.id).length > 0}
          set={set}
        />
      ))}
      {chosen.map((filter) => (
        <Chip
          key={filter.id}
          value={valueOf(filter, valuesOf(filter.id), t.unknown, language)}
          onRemove={() => set(filter.id, [])}
          removeLabel={t.removeFilter(filter.label)}
        >
          {filter.label}
        </Chip>
      ))}
      {children}
      {isFiltered(screen.query) && (
        <>
          <Button variant="quiet" onClick={() => screen.change(nothingAsked(screen.spec), 'push')}>
            {t.reset}
          </Button>
          <Suspense fallback={null}>
            <SaveViewButton screen={screen} />
          </Suspense>
        </>
      )}
    </>
  );
}

interface QuickFilterProps {
  filter: FlagFilter;
  /** Null while it is not to be asked. */
  count: ListScreenProps<Entity>['count'] | null;
  on: boolean;
  set: Set;
}

function QuickFilter({ filter, count, on, set }: QuickFilterProps) {
  const matching = useAtomValue(count?.({ filter: filter.ask }) ?? unknownAtom);
  return (
    <Chip
      pressed={on}
      count={matching ?? undefined}
      onClick={() => set(filter.id, on ? [] : [filter.value ?? '1'])}
    >
      {filter.label}
    </Chip>
  );
}

interface MenuTools {
  t: (typeof messages)['ru'];
  set: Set;
  /** Asks for dates. */
  ask: (filter: PeriodFilter) => void;
}

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

function menuItem(filter: ListFilter, values: readonly string[], { t, set, ask }: MenuTools): MenuCommand {
  const { id, label } = filter;
  switch (filter.kind) {
    case 'flag': {
      const on = values.length > 0;
      const onSelect = () => set(id, on ? [] : [filter.value ?? '1']);
      return { id, label, choice: 'many', checked: on, onSelect };
    }
    case 'period':
      return {
        id,
        label,
        items: [
          ...filter.lastDays.map((count): MenuCommand => ({
            id: `${count}d`,
            label: t.lastDaysItem(count),
            choice: 'one',
            checked: values.includes(`${count}d`),
            onSelect: () => set(id, [`${count}d`]),
          })),
          { id: 'own', label: t.ownDates, onSelect: () => ask(filter) },
        ],
      };
    default:
      return {
        id,
        label,
        disabled: filter.options.length === 0,
        items: filter.options.map((option): MenuCommand => ({
          id: option.value,
          label: option.label,
          icon: option.icon,
          choice: filter.kind === 'any' ? 'many' : 'one',
          checked: values.includes(option.value),
          onSelect: () => set(id, filter.kind === 'any' ? toggled(values, option.value) : [option.value]),
        })),
      };
  }
}
