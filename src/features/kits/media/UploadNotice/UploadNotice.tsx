import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** Whether the browser was never asked, said yes, or will not do it. */
const asked = (): NotificationPermission =>
  'Notification' in globalThis ? Notification.permission : 'denied';

/**
 * Offers to tell the author by a notification of the system when all uploads have ended. The browser is asked on this press and at no
 * other time; where the author or the browser has refused, nothing is offered.
 */
export function UploadNotice() {
  const t = useMessages(messages);
  const [permission, setPermission] = useState(asked);
  const [pressed, setPressed] = useState(false);
  if (permission === 'denied' && !pressed) return null;
  if (permission === 'default') {
    const ask = async () => {
      setPressed(true);
      setPermission(await Notification.requestPermission());
    };
    return (
      <Button variant="quiet" size="small" icon={<Bell {...icon} />} onClick={() => void ask()}>
        {t.offer}
      </Button>
    );
  }
  // Only the answer to a press is told: later it is nothing new.
  return (
    pressed && (
      <Button variant="quiet" size="small" disabled icon={<BellRing {...icon} />}>
        {permission === 'granted' ? t.granted : t.denied}
      </Button>
    )
  );
}
