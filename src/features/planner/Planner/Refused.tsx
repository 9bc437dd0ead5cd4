import { CircleAlert } from 'lucide-react';
import { Banner } from '#components/feedback/Banner/Banner.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { momentAt } from './times.ts';
import type { Refusal } from './useMoving.ts';

interface RefusedProps {
  refusal: Refusal;
  timeZone: string;
  /** Takes one of the free times. */
  onTake: (start: number) => void;
  onDismiss: () => void;
}

/** What could not be done, with the ways out: the free times around it. */
export function Refused({ refusal: { text, item, offers }, timeZone, onTake, onDismiss }: RefusedProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <Banner
      role="alert"
      icon={<CircleAlert size={16} strokeWidth={1.5} aria-hidden />}
      title={text}
      actions={
        <>
          <Button variant="quiet" onClick={onDismiss}>
            {t.dismiss}
          </Button>
          {offers.map(({ start }) => {
            const when = momentAt(start, timeZone, language);
            return (
              <Button key={start} onClick={() => onTake(start)}>
                {item === null ? t.offerPlan(when) : t.offerMove(when)}
              </Button>
            );
          })}
        </>
      }
    />
  );
}
