import { Plus } from 'lucide-react';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useCreateItems } from '#features/kits/actions/Create/useCreateActions.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** «Запланировать»: what has a time of its own. */
export function PlanMenu() {
  const t = useMessages(messages);
  return (
    <Menu
      align="end"
      items={useCreateItems('plan')}
      renderTrigger={(trigger) => (
        <Button {...trigger} variant="primary" icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}>
          {t.plan}
        </Button>
      )}
    />
  );
}
