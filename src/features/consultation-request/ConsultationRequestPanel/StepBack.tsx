import { Undo2 } from 'lucide-react';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages as shared } from '../messages.ts';
import { backOf } from '../names.ts';
import type { Steps } from './useStep.ts';

/** Takes the last step back, where it was the author's. */
export function StepBack({ shown, going, take }: Steps) {
  const t = useMessages(shared);
  const language = useLanguage();
  const back = backOf(shown);
  if (back === null) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Undo2 size={16} strokeWidth={1.5} aria-hidden />}
      busy={going !== null}
      {...(going === back && { busyText: t.backBusy })}
      onClick={() => void take(back)}
    >
      {t.back(statusLook('request', back, language).label)}
    </Button>
  );
}
