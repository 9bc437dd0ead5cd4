import { Plus, Presentation } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { usePhone } from '#lib/useWidth.ts';
import { messages } from '../messages.ts';

/** «Создать» in the top bar: what can be made from any screen. On a phone it is the one filled button. */
export function CreateMenu() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const phone = usePhone();
  return (
    <Menu
      label={t.create}
      align="end"
      items={[
        {
          id: 'lecture',
          label: t.lecture,
          icon: <Presentation size={16} strokeWidth={1.5} aria-hidden />,
          onSelect: () => void navigate('/lectures/new'),
        },
      ]}
      renderTrigger={(trigger) =>
        phone ? (
          <IconButton
            {...trigger}
            label={t.create}
            size="large"
            variant="primary"
            icon={<Plus size={20} strokeWidth={1.5} aria-hidden />}
          />
        ) : (
          <Button {...trigger} icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}>
            {t.create}
          </Button>
        )
      }
    />
  );
}
