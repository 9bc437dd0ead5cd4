import {
  BookOpen,
  ChevronsUpDown,
  Clapperboard,
  CircleQuestionMark,
  CloudUpload,
  Flag,
  Flower2,
  House,
  Inbox,
  Layers,
  ListChecks,
  Megaphone,
  MessageCircle,
  Presentation,
  Radio,
  ReceiptText,
  Share2,
  Tag,
  Users,
} from 'lucide-react';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import author from './sample-author.svg';
import type { SidebarAuthor, SidebarGroup } from './Sidebar.tsx';

const line = { strokeWidth: 1.5, 'aria-hidden': true } as const;

/** The whole menu, for stories. */
export const sampleGroups: SidebarGroup[] = [
  { items: [{ id: 'home', label: 'Главная', href: '#/', icon: <House {...line} /> }] },
  {
    title: 'Контент',
    items: [
      {
        id: 'publications',
        label: 'Публикации',
        href: '#/publications',
        icon: <Layers {...line} />,
        count: 2,
        attention: true,
      },
      { id: 'courses', label: 'Курсы', href: '#/courses', icon: <BookOpen {...line} /> },
      { id: 'marathons', label: 'Марафоны', href: '#/marathons', icon: <Flag {...line} /> },
      {
        id: 'lectures',
        label: 'Лекции',
        href: '#/lectures',
        icon: <Presentation {...line} />,
        current: true,
      },
      { id: 'meditations', label: 'Медитации', href: '#/meditations', icon: <Flower2 {...line} /> },
      { id: 'webinars', label: 'Вебинары', href: '#/webinars', icon: <Radio {...line} /> },
      {
        id: 'consultations',
        label: 'Консультации',
        href: '#/consultations',
        icon: <MessageCircle {...line} />,
      },
      { id: 'quizzes', label: 'Тесты', href: '#/quizzes', icon: <ListChecks {...line} /> },
      {
        id: 'qa',
        label: 'Вопросы и\u00A0ответы',
        href: '#/qa',
        icon: <CircleQuestionMark {...line} />,
        count: 5,
      },
      { id: 'tags', label: 'Теги', href: '#/tags', icon: <Tag {...line} /> },
    ],
  },
  {
    title: 'Клиенты',
    items: [
      {
        id: 'requests',
        label: 'Заявки',
        href: '#/requests',
        icon: <Inbox {...line} />,
        count: 3,
        attention: true,
      },
      { id: 'purchases', label: 'Покупки', href: '#/purchases', icon: <ReceiptText {...line} /> },
      { id: 'audience', label: 'Клиенты', href: '#/audience', icon: <Users {...line} /> },
      { id: 'referrals', label: 'Рефералы', href: '#/referrals', icon: <Share2 {...line} /> },
      { id: 'campaigns', label: 'Рассылки', href: '#/campaigns', icon: <Megaphone {...line} /> },
    ],
  },
  {
    title: 'Файлы',
    items: [
      { id: 'streams', label: 'Видеотека', href: '#/streams', icon: <Clapperboard {...line} /> },
      { id: 'uploads', label: 'Загрузки', href: '#/uploads', icon: <CloudUpload {...line} />, count: 2 },
    ],
  },
];

export const sampleAuthor: SidebarAuthor = {
  name: 'Марина Ветрова',
  note: 'Телесные практики',
  avatar: author,
};

/** Stands for the trigger of the author's menu. */
export const sampleMenu = (
  <IconButton label="Меню автора" icon={<ChevronsUpDown size={16} strokeWidth={1.5} aria-hidden />} />
);
