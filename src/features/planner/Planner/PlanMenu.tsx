import { Flag, MessageCircle, Plus, Radio } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { newRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** «Запланировать»: what has a time of its own. */
export function PlanMenu() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const rows = [
    { id: 'webinar', label: t.webinar, icon: <Radio {...icon} /> },
    { id: 'marathon', label: t.marathon, icon: <Flag {...icon} /> },
    { id: 'consultation', label: t.consultation, icon: <MessageCircle {...icon} /> },
  ] as const;
  return (
    <Menu
      align="end"
      items={rows.map((row) => ({ ...row, onSelect: () => void navigate(newRoute(row.id)) }))}
      renderTrigger={(trigger) => (
        <Button {...trigger} variant="primary" icon={<Plus {...icon} />}>
          {t.plan}
        </Button>
      )}
    />
  );
}
