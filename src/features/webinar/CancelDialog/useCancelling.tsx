import { Ban } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { canCancel } from '#domain/webinar/rules.ts';
import type { Webinar } from '#domain/webinar/schema.ts';
import type { ContextAction } from '#atoms/ui/context-menu.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { messages } from './messages.ts';

const { Part: CancelDialog } = preloadable(
  async () => ({ default: (await import('./CancelDialog.tsx')).CancelDialog }),
  { closes: ({ onClose }) => onClose },
);

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
    dialog: cancelling && (
      <Suspense fallback={null}>
        <CancelDialog webinar={cancelling} onClose={() => setCancelling(null)} />
      </Suspense>
    ),
  };
}
