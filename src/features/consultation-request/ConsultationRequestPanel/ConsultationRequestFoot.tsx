import { CalendarX, Check, Ellipsis, MailWarning } from 'lucide-react';
import { useState } from 'react';
import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { ConfirmDialog } from '#components/feedback/ConfirmDialog/ConfirmDialog.tsx';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useNow } from '#lib/time/useNow.ts';
import { stepsOf, verbOf, type Target } from '../names.ts';
import { whenText } from '../times.ts';
import { useZone } from '../useZone.ts';
import { messages } from './messages.ts';
import type { Steps } from './useStep.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** The one next step of a request, and the others: a button where there is one, a menu where there are more. */
export function ConsultationRequestFoot({ shown, going, take }: Steps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const [first, ...others] = stepsOf(shown);
  if (first === undefined) return null;

  const wordOf = (target: Target) =>
    target === 'cancelled_author' ? t.cancel : verbOf(target, language).verb;
  const choose = (target: Target) => (target === 'cancelled_author' ? setAsking(true) : void take(target));
  const [second] = others;

  return (
    <>
      <Button
        variant="primary"
        size="large"
        icon={<Check {...icon} />}
        busy={going !== null}
        {...(going === first && { busyText: verbOf(first, language).busy })}
        onClick={() => void take(first)}
      >
        {verbOf(first, language).verb}
      </Button>
      {others.length === 1 && second !== undefined && (
        <Button size="large" aria-disabled={going !== null} onClick={() => going === null && choose(second)}>
          {wordOf(second)}
        </Button>
      )}
      {others.length > 1 && (
        <Menu
          label={t.more}
          align="end"
          items={others.map((target) => ({
            id: target,
            label: wordOf(target),
            icon: <Glyph name={statusLook('request', target, language).glyph} />,
            disabled: going !== null,
            onSelect: () => choose(target),
          }))}
          renderTrigger={(trigger) => (
            <IconButton
              {...trigger}
              size="large"
              variant="secondary"
              label={t.more}
              icon={<Ellipsis {...icon} />}
            />
          )}
        />
      )}
      <CancelDialog
        request={shown}
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void take('cancelled_author');
        }}
      />
    </>
  );
}

interface CancelDialogProps {
  request: ConsultationRequest;
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

function CancelDialog({ request, open, onClose, onConfirm }: CancelDialogProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useZone();
  const now = useNow(60_000);
  const when = whenText(request.requestedAt, zone, now, language).toLowerCase();
  return (
    <ConfirmDialog
      open={open}
      title={t.cancelTitle(request.number, request.client.name)}
      lost={[
        { icon: <CalendarX {...icon} />, text: t.cancelMeeting(when) },
        { icon: <MailWarning {...icon} />, text: t.cancelTold },
      ]}
      kept={[t.cancelKept, t.cancelBack]}
      confirmLabel={t.confirmCancel}
      cancelLabel={t.keep}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}
