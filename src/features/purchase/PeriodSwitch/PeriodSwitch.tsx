import { Calendar } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { SegmentedControl } from '#components/primitives/SegmentedControl/SegmentedControl.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatDays, type Preset } from '#lib/time/periods.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { usePhone } from '#lib/hook/useWidth.ts';
import { space } from '#theme/tokens.ts';
import type { Shown } from '../shown.ts';
import { messages } from './messages.ts';

const { Part: PeriodPopover, preload } = preloadable(
  () => import('#components/forms/PeriodChooser/PeriodPopover.tsx'),
  { closes: ({ onClose }) => onClose },
);

/** The ones at hand; the others stand behind the calendar. */
const atHand = ['days7', 'days30', 'days90', 'all'] as const;
const others: readonly Preset[] = ['month', 'lastMonth', 'year'];

const isAtHand = (period: Shown['period']): period is (typeof atHand)[number] =>
  atHand.some((one) => one === period);

type PeriodSwitchProps = Pick<Shown, 'period' | 'days' | 'today' | 'show'>;

/** The period of the figures and of the list: a few at hand, and any other by a calendar. */
export function PeriodSwitch({ period, days, today, show }: PeriodSwitchProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const phone = usePhone();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const own = isAtHand(period)
    ? null
    : typeof period === 'string'
      ? t[period]
      : formatDays(period, today, language);
  return (
    <Root>
      <SegmentedControl
        label={t.label}
        options={[
          ...atHand.map((value) => ({ value, label: phone ? t[`${value}Short`] : t[value] })),
          ...(own === null ? [] : [{ value: 'own' as const, label: own }]),
        ]}
        value={isAtHand(period) ? period : 'own'}
        onChange={(value) => {
          if (value !== 'own') show(value);
        }}
      />
      <IconButton
        ref={trigger}
        aria-haspopup="dialog"
        aria-expanded={open}
        label={t.own}
        icon={<Calendar size={16} strokeWidth={1.5} aria-hidden />}
        onPointerEnter={() => void preload()}
        onFocus={() => void preload()}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <PeriodPopover
            anchor={trigger}
            label={t.own}
            value={period === 'all' ? (days ?? { from: today, to: today }) : period}
            presets={others}
            today={today}
            min={undefined}
            max={today}
            onChoose={show}
            onClose={() => {
              setOpen(false);
              trigger.current?.focus();
            }}
          />
        </Suspense>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${space[2]};

  /* Its options go on in a further row before the button does. */
  & > [role='radiogroup'] {
    flex: 0 1 auto;
  }
`;
