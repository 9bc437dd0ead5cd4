import { Ban } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { canCancel } from '#domain/webinar/rules.ts';
import type { Webinar } from '#domain/webinar/schema.ts';
import type { ContextAction } from '#atoms/ui/context-menu.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { messages } from './messages.ts';

/** «Отменить вебинар» as a command of a menu, where it can be done, and the dialog that it opens. */
export function useCancelling(): { actions: (webinar: Webinar) => ContextAction[]; dialog: ReactNode } {
  const t = useMessages(messages);
  const [cancelling, setCancelling] = useState<Webinar | null>(null);
  return {
    actions: (webinar) =>
      canCancel(webinar.status)
        ? [
            {
              id: 'cancel',
              label: t.command,
              icon: <Ban size={16} strokeWidth={1.5} aria-hidden />,
              danger: true,
              separated: true,
              run: () => setCancelling(webinar),
            },
          ]
        : [],
    dialog: cancelling && <CancelDialog webinar={cancelling} onClose={() => setCancelling(null)} />,
  };
}
