import { useId, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { problemsOf } from '#domain/problems.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { MoneyField } from '#components/forms/MoneyField/MoneyField.tsx';
import { NumberField } from '#components/forms/NumberField/NumberField.tsx';
import { SegmentedField } from '#components/forms/SegmentedField/SegmentedField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { space } from '#theme/tokens.ts';
import { termsAfter, type PriceChange } from '#domain/publication/priceChange.ts';
import { cost, type Publication } from '#domain/publication/schema.ts';
import { messages } from './messages.ts';

/** The new terms of a publication; null where they cannot be had. */
export type TermsOf = (publication: Publication) => ReturnType<typeof termsAfter>;

interface BulkPriceProps {
  /** How many get the price. */
  count: number;
  /** Gets the change, and what it makes of the terms of one: null where it cannot be had. */
  onChoose: (change: PriceChange, termsOf: TermsOf) => void;
  onClose: () => void;
}

/** Bounds of a discount, percent. */
const least = 1;
const most = 90;

/** Asks what is to be done to the prices of several publications. */
export function BulkPrice({ count, onChoose, onClose }: BulkPriceProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const form = useId();
  const [kind, setKind] = useState<PriceChange['kind']>('set');
  const [costKopecks, setCost] = useState<number | null>(null);
  const [percent, setPercent] = useState<number | null>(20);
  const [tried, setTried] = useState(false);
  const problem = problemsOf(cost, costKopecks, language)[''];
  const badPercent = percent === null || percent < least || percent > most;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const choose = (change: PriceChange) => onChoose(change, (priced) => termsAfter(priced, change));
    if (kind === 'set' && costKopecks !== null && problem === undefined) choose({ kind, costKopecks });
    if (kind === 'off' && percent !== null && !badPercent) choose({ kind, percent });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title(count)}
      description={t.note}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t.change}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit} noValidate>
        <SegmentedField
          label={t.how}
          options={[
            { value: 'set', label: t.set },
            { value: 'off', label: t.off },
          ]}
          value={kind}
          onChange={setKind}
        />
        {kind === 'set' ? (
          <MoneyField
            label={t.cost}
            value={costKopecks}
            onChange={setCost}
            error={tried ? problem : undefined}
          />
        ) : (
          <NumberField
            label={t.percent}
            hint={t.percentHint}
            unit="%"
            stepper
            step={5}
            min={least}
            max={most}
            value={percent}
            onChange={setPercent}
          />
        )}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;
