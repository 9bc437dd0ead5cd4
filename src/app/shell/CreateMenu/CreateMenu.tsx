import { Plus } from 'lucide-react';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useCreateItems } from '#features/kits/actions/Create/useCreateActions.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { usePhone } from '#lib/hook/useWidth.ts';
import { messages } from '../messages.ts';

/** «Создать» in the top bar: what an author can create from any screen. On a phone it is the one filled button. */
export function CreateMenu() {
  const t = useMessages(messages);
  const phone = usePhone();
  return (
    <Menu
      label={t.create}
      align="end"
      items={useCreateItems('create')}
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
