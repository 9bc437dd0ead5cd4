import { useAtomValue } from 'jotai';
import { useId } from 'react';
import styled from 'styled-components';
import { authorZoneAtom } from '#atoms/session/zone.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { PeriodChooser } from '#components/forms/PeriodChooser/PeriodChooser.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { now } from '#lib/time/clock.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { wallTime } from '#lib/time/moments.ts';
import { daysOf } from '#lib/time/periods.ts';
import { space } from '#theme/tokens.ts';
import { printPeriod, readPeriod } from './period.ts';
import { messages } from './periodMessages.ts';

interface PeriodDialogProps {
  /** «Изменены» */
  label: string;
  /** The present period, as the address says it, or nothing. */
  value: string;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** Asks for the first and the last day of a period. Loaded when it is first asked for. */
export default function PeriodDialog({ label, value, onChoose, onClose }: PeriodDialogProps) {
  const t = useMessages(messages);
  const form = useId();
  const known = readPeriod(value);
  const timeZone = useAtomValue(authorZoneAtom);
  const today = wallTime(new Date(now()).toISOString(), timeZone).day;
  return (
    <Dialog
      open
      onClose={onClose}
      title={label}
      width={320}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t.show}
          </Button>
        </>
      }
    >
      <Flush>
        <PeriodChooser
          form={form}
          days={known !== null && 'from' in known ? known : null}
          today={today}
          onChoose={(period) => {
            onClose();
            onChoose(printPeriod(daysOf(period, today)));
          }}
        />
      </Flush>
    </Dialog>
  );
}

/** The chooser has room around it already. */
const Flush = styled.div`
  margin: -${space[4]} -${space[5]} 0;
`;
