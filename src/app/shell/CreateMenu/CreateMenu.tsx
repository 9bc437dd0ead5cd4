import { BookOpen, Flag, Flower2, ListChecks, MessageCircle, Plus, Presentation, Radio } from 'lucide-react';
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
        {
          id: 'meditation',
          label: t.meditation,
          icon: <Flower2 size={16} strokeWidth={1.5} aria-hidden />,
          onSelect: () => void navigate('/meditations/new'),
        },
        {
          id: 'consultation',
          label: t.consultation,
          icon: <MessageCircle size={16} strokeWidth={1.5} aria-hidden />,
          onSelect: () => void navigate('/consultations/new'),
        },
        {
          id: 'course',
          label: t.course,
          icon: <BookOpen size={16} strokeWidth={1.5} aria-hidden />,
          onSelect: () => void navigate('/courses/new'),
        },
        {
          id: 'marathon',
          label: t.marathon,
          icon: <Flag size={16} strokeWidth={1.5} aria-hidden />,
          onSelect: () => void navigate('/marathons/new'),
        },
        {
          id: 'webinar',
          label: t.webinar,
          icon: <Radio size={16} strokeWidth={1.5} aria-hidden />,
          onSelect: () => void navigate('/webinars/new'),
        },
        {
          id: 'quiz',
          label: t.quiz,
          icon: <ListChecks size={16} strokeWidth={1.5} aria-hidden />,
          onSelect: () => void navigate('/quizzes/new'),
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
