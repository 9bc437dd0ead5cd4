import { useStore } from 'jotai';
import { Presentation } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { hasRecording } from '#domain/webinar/rules.ts';
import type { Webinar } from '#domain/webinar/schema.ts';
import type { ContextAction } from '#atoms/ui/context-menu.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { late } from '#lib/late.ts';
import { messages } from './messages.ts';

const copying = late(() => import('#features/kits/copy/duplicate.ts'), true);
const code = late(() => import('#atoms/webinar/asLecture.ts'), true);

/** «Сделать лекцией» as a command of a menu, where a webinar is over and was recorded: the editor of a new lecture opens with it. */
export function useAsLecture(): (webinar: Webinar) => ContextAction[] {
  const t = useMessages(messages);
  const store = useStore();
  const navigate = useNavigate();
  const open = (route: string) => void navigate(route);
  const make = async (id: string) =>
    (await copying.load()).duplicate({ store, kind: 'lecture', code, id, open });
  return (webinar) =>
    hasRecording(webinar)
      ? [
          {
            id: 'asLecture',
            label: t.command,
            icon: <Presentation size={16} strokeWidth={1.5} aria-hidden />,
            run: () => void make(webinar.id),
          },
        ]
      : [];
}
