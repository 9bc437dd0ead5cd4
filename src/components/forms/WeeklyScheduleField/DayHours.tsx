import { Ellipsis, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu } from '#components/data/Menu/Menu.tsx';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatLength } from '#lib/time/duration.ts';
import { weekdayNames } from '#lib/time/typedTime.ts';
import { IntervalRow } from './IntervalRow.tsx';
import { messages } from './messages.ts';
import { minutesIn, MOST_A_DAY, nextHours, weekdays, type DayActions, type WeekdayHours } from './week.ts';
import * as S from './WeeklyScheduleField.styles.ts';

interface DayHoursProps {
  weekday: number;
  week: readonly WeekdayHours[];
  actions: DayActions;
  errors: Readonly<Record<number, ReactNode>>;
  /** Minutes between the times that are offered. */
  step: number;
  disabled: boolean;
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** What can be done with the hours of a day. */
function copyItems(
  text: (typeof messages)['ru'],
  names: readonly string[],
  weekday: number,
  actions: DayActions,
): MenuItem[] {
  return [
    { id: 'workdays', label: text.toWorkdays, onSelect: () => actions.copy(weekday, 'workdays') },
    { id: 'all', label: text.toAll, onSelect: () => actions.copy(weekday, 'all') },
    {
      id: 'day',
      label: text.toDay,
      items: weekdays
        .filter((day) => day !== weekday)
        .map((day) => ({
          id: String(day),
          label: names[day - 1] ?? '',
          onSelect: () => actions.copy(weekday, day),
        })),
    },
    'separator',
    { id: 'off', label: text.makeOff, onSelect: () => actions.clear(weekday) },
  ];
}

/** One day of the week: its hours, how many they are, and what can be done with them. */
export function DayHours({ weekday, week, actions, errors, step, disabled }: DayHoursProps) {
  const text = useMessages(messages);
  const language = useLanguage();
  const names = weekdayNames(language, 'long');
  const name = names[weekday - 1] ?? '';
  const own = week.flatMap((hours, index) => (hours.weekday === weekday ? [{ hours, index }] : []));
  const off = own.length === 0;
  const minutes = minutesIn(own.map(({ hours }) => hours));

  return (
    <S.Day data-weekday={weekday}>
      <S.Name $off={off}>
        <span>{name}</span>
      </S.Name>
      {off ? (
        <S.Off>{text.off}</S.Off>
      ) : (
        <S.Hours>
          {own.map(({ hours, index }, place) => (
            <IntervalRow
              key={place}
              day={name}
              place={place + 1}
              hours={hours}
              week={week}
              index={index}
              actions={actions}
              error={errors[index]}
              step={step}
              disabled={disabled}
            />
          ))}
        </S.Hours>
      )}
      {minutes > 0 && <S.Total>{formatLength(minutes, language)}</S.Total>}
      {!disabled && (
        <S.Tools>
          <IconButton
            data-part="add"
            label={text.add(name)}
            icon={<Plus {...icon} />}
            disabled={own.length >= MOST_A_DAY || nextHours(week, weekday) === null}
            onClick={() => actions.add(weekday)}
          />
          <Menu
            heading={text.copy}
            align="end"
            items={copyItems(text, names, weekday, actions)}
            renderTrigger={(trigger) => (
              <IconButton
                {...trigger}
                data-part="more"
                label={text.more(name)}
                icon={<Ellipsis {...icon} />}
                disabled={off}
              />
            )}
          />
        </S.Tools>
      )}
    </S.Day>
  );
}
