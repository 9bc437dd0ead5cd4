import { Chip } from '#components/primitives/Chip/Chip.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { formatMoment } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import type { TimeOffer } from '../timeFacts.ts';
import { messages } from './messages.ts';
import * as S from './WebinarTime.styles.ts';

interface FreeSlotsProps {
  offers: readonly TimeOffer[];
  timeZone: string;
  onChoose: (start: number) => void;
}

/** Free times, each taken by one press. */
export function FreeSlots({ offers, timeZone, onChoose }: FreeSlotsProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <S.Free role="group" aria-label={t.free}>
      <span aria-hidden>{t.free}</span>
      {offers.map(({ start, earliest, former }) => {
        const when = formatMoment(new Date(start).toISOString(), timeZone, language);
        const note = former ? t.former : earliest ? t.earliest : undefined;
        return (
          <Chip key={start} onClick={() => onChoose(start)}>
            <S.Offer>
              <VisuallyHidden>{`${t.startAt} `}</VisuallyHidden>
              <S.When>{when}</S.When>
              {note !== undefined && <S.Note>{` ${note}`}</S.Note>}
            </S.Offer>
          </Chip>
        );
      })}
    </S.Free>
  );
}
