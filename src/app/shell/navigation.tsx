import {
  BookOpen,
  CircleHelp,
  Clapperboard,
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
  CalendarDays,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Names of the sections, and of the groups that hold them in the menu. */
export const sectionNames = defineMessages({
  ru: {
    home: 'Главная',
    planner: 'Планировщик',
    content: 'Контент',
    publications: 'Публикации',
    courses: 'Курсы',
    marathons: 'Марафоны',
    lectures: 'Лекции',
    meditations: 'Медитации',
    webinars: 'Вебинары',
    consultations: 'Консультации',
    quizzes: 'Тесты',
    qa: 'Вопросы и\u00A0ответы',
    tags: 'Теги',
    people: 'Клиенты',
    fulfillment: 'Заявки',
    purchases: 'Покупки',
    audience: 'Клиенты',
    referrals: 'Рефералы',
    campaigns: 'Рассылки',
    files: 'Файлы',
    streams: 'Видеотека',
    uploads: 'Загрузки',
  },
  en: {
    home: 'Home',
    planner: 'Planner',
    content: 'Content',
    publications: 'Publications',
    courses: 'Courses',
    marathons: 'Marathons',
    lectures: 'Lectures',
    meditations: 'Meditations',
    webinars: 'Webinars',
    consultations: 'Consultations',
    quizzes: 'Quizzes',
    qa: 'Q&A',
    tags: 'Tags',
    people: 'Clients',
    fulfillment: 'Requests',
    purchases: 'Purchases',
    audience: 'Clients',
    referrals: 'Referrals',
    campaigns: 'Campaigns',
    files: 'Files',
    streams: 'Video library',
    uploads: 'Uploads',
  },
});

export type SectionName = keyof (typeof sectionNames)['ru'];

interface Section {
  id: SectionName;
  /** Hash route of the section. */
  route: string;
  icon: ComponentType<{ size?: number; strokeWidth?: number }>;
}

interface SectionGroup {
  /** Key of the caption; the first group has none. */
  title?: SectionName;
  sections: Section[];
}

/** The menu, in its order. */
export const navigation: SectionGroup[] = [
  {
    sections: [
      { id: 'home', route: '/', icon: House },
      { id: 'planner', route: '/planner', icon: CalendarDays },
    ],
  },
  {
    title: 'content',
    sections: [
      { id: 'publications', route: '/publications', icon: Layers },
      { id: 'courses', route: '/courses', icon: BookOpen },
      { id: 'marathons', route: '/marathons', icon: Flag },
      { id: 'lectures', route: '/lectures', icon: Presentation },
      { id: 'meditations', route: '/meditations', icon: Flower2 },
      { id: 'webinars', route: '/webinars', icon: Radio },
      { id: 'consultations', route: '/consultations', icon: MessageCircle },
      { id: 'quizzes', route: '/quizzes', icon: ListChecks },
      { id: 'qa', route: '/qa', icon: CircleHelp },
      { id: 'tags', route: '/tags', icon: Tag },
    ],
  },
  {
    title: 'people',
    sections: [
      { id: 'fulfillment', route: '/requests', icon: Inbox },
      { id: 'purchases', route: '/purchases', icon: ReceiptText },
      { id: 'audience', route: '/audience', icon: Users },
      { id: 'referrals', route: '/referrals', icon: Share2 },
      { id: 'campaigns', route: '/campaigns', icon: Megaphone },
    ],
  },
  {
    title: 'files',
    sections: [
      { id: 'streams', route: '/streams', icon: Clapperboard },
      { id: 'uploads', route: '/uploads', icon: CloudUpload },
    ],
  },
];

/** The section that a route belongs to, with the group that holds it. */
export function sectionOf(route: string): { group?: SectionName; section: Section } | null {
  for (const { title, sections } of navigation) {
    const section = sections.find((item) =>
      item.route === '/' ? route === '/' : route === item.route || route.startsWith(`${item.route}/`),
    );
    if (section) return { group: title, section };
  }
  return null;
}
