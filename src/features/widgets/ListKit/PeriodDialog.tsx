import { useId, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
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
  const known = readPeriod(value);
  const [dates, setDates] = useState(known && 'from' in known ? known : { from: '', to: '' });
  const [asked, setAsked] = useState(false);
  const form = useId();
  const period = readPeriod(printPeriod(dates));
  const missing = (date: string) => (asked && date === '' ? t.missing : undefined);
  const crossed = asked && dates.from !== '' && dates.to !== '' && period === null ? t.crossed : undefined;

  const choose = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (period === null) return;
    onClose();
    onChoose(printPeriod(period));
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={label}
      width={440}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t.show}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={choose} noValidate>
        <TextField
          type="date"
          label={t.from}
          value={dates.from}
          error={missing(dates.from)}
          onChange={(from) => setDates({ ...dates, from })}
        />
        <TextField
          type="date"
          label={t.to}
          value={dates.to}
          error={missing(dates.to) ?? crossed}
          onChange={(to) => setDates({ ...dates, to })}
        />
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[4]};

  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;
