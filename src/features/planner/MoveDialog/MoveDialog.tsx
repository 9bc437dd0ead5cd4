import { useState } from 'react';
import styled from 'styled-components';
import type { Offer } from '#domain/webinar/slots.ts';
import type { PlannerItem } from '#atoms/planner/items.ts';
import { alongWith } from '#atoms/planner/moves.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { MomentField } from '#components/forms/MomentField/MomentField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Chip } from '#components/primitives/Chip/Chip.tsx';
import { formatMoment } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, space, type } from '#theme/tokens.ts';
import { AlongDates } from './AlongDates.tsx';
import { messages } from './messages.ts';

interface MoveDialogProps {
  item: PlannerItem;
  title: string;
  /** The zone that the time is entered in at first. */
  timeZone: string;
  /** Why it cannot begin then, in words; null where it can. */
  refusalOf: (item: PlannerItem, start: number) => string | null;
  /** Free times around one that is taken. */
  offersAt: (item: PlannerItem, start: number) => Offer[];
  /** Moves it; gives whether it was. */
  onMove: (item: PlannerItem, start: number) => Promise<boolean>;
  onClose: () => void;
}

/** Another time for a webinar or a marathon, entered: what a drag does, for keys and phones. */
export function MoveDialog({ item, title, timeZone, refusalOf, offersAt, onMove, onClose }: MoveDialogProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const [value, setValue] = useState<{ at: string | null; timeZone: string }>({
    at: new Date(item.start).toISOString(),
    timeZone,
  });
  const [busy, setBusy] = useState(false);
  const start = value.at === null ? null : Date.parse(value.at);
  const moved = start !== null && start !== item.start;
  const refusal = moved ? refusalOf(item, start) : null;
  const offers = moved && refusal !== null ? offersAt(item, start) : [];
  const people = item.type === 'webinar' ? item.entity.attendeesCount : 0;

  const save = async () => {
    if (start === null) return;
    setBusy(true);
    const done = await onMove(item, start);
    setBusy(false);
    if (done) onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title(title)}
      width={640}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={!moved || refusal !== null}
            busy={busy}
            busyText={t.moving}
            onClick={() => void save()}
          >
            {t.move}
          </Button>
        </>
      }
    >
      <Form>
        <MomentField
          label={t.start}
          timeLabel={t.start}
          value={value}
          onChange={setValue}
          recentZones={[timeZone]}
          error={refusal ?? undefined}
          hint={!moved ? t.same : people > 0 ? t.write(people) : undefined}
        />
        {moved && refusal === null && <AlongDates dates={alongWith(item, start)} timeZone={value.timeZone} />}
        {offers.length > 0 && (
          <Free>
            <span>{t.free}</span>
            {offers.map((offer) => {
              const at = new Date(offer.start).toISOString();
              return (
                <Chip key={at} onClick={() => setValue({ ...value, at })}>
                  {formatMoment(at, value.timeZone, language)}
                </Chip>
              );
            })}
          </Free>
        )}
      </Form>
    </Dialog>
  );
}

const Form = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-bottom: ${space[2]};
`;

const Free = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  ${type.body}
  color: ${color.ink2};
`;
