import { CalendarCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { plannerViews } from '#atoms/planner/settings.ts';
import { fullMonth, spanOfDays, titleDay } from '#components/data/planning/dayWords.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { SegmentedControl } from '#components/primitives/SegmentedControl/SegmentedControl.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useTitle } from '#lib/hook/useTitle.ts';
import { usePhone } from '#lib/hook/useWidth.ts';
import { messages } from './messages.ts';
import * as S from './Planner.styles.ts';
import { daysOf, stepped, type Place } from './usePlace.ts';

interface PlannerHeadProps {
  place: Place;
  today: string;
  onGo: (place: Place) => void;
  /** «Запланировать». */
  plan?: ReactNode;
  /** On a phone: whose clock it is, under the title. */
  zone?: ReactNode;
  /** On a phone: what is wanted now and then, after the steps. */
  more?: ReactNode;
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** What is shown and the ways to other days, the views, and the next step. On a phone it is two lines. */
export function PlannerHead({ place, today, onGo, plan, zone, more }: PlannerHeadProps) {
  const t = useMessages(messages);
  const phone = usePhone();
  const language = useLanguage();
  useTitle(t.title);
  const { from, to } = daysOf(place);
  const titles = {
    day: () => titleDay(place.day, language),
    week: () => spanOfDays(from, to, language),
    month: () => fullMonth(place.day.slice(0, 7), language),
    list: () => fullMonth(place.day.slice(0, 7), language),
  };
  const size = phone ? 'large' : 'regular';
  const goToday = () => onGo({ ...place, day: today });
  return (
    <S.Head>
      {/* «Раньше» and «Позже» change it alone: who does not see it is told. */}
      <S.Title aria-live="polite">{titles[place.view]()}</S.Title>
      {zone}
      <S.Steps>
        <IconButton
          size={size}
          label={t.earlier}
          icon={<ChevronLeft {...icon} />}
          onClick={() => onGo(stepped(place, -1))}
        />
        <IconButton
          size={size}
          label={t.later}
          icon={<ChevronRight {...icon} />}
          onClick={() => onGo(stepped(place, 1))}
        />
        {phone ? (
          <IconButton size={size} label={t.today} icon={<CalendarCheck {...icon} />} onClick={goToday} />
        ) : (
          <Button variant="quiet" onClick={goToday}>
            {t.today}
          </Button>
        )}
        {more}
      </S.Steps>
      <S.Views>
        <SegmentedControl
          label={t.view}
          options={plannerViews.map((value) => ({ value, label: t[value] }))}
          value={place.view}
          onChange={(view) => onGo({ ...place, view })}
        />
      </S.Views>
      {plan !== undefined && <S.Plan>{plan}</S.Plan>}
    </S.Head>
  );
}
