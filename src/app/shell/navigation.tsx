import {
  CircleHelp,
  Clapperboard,
  CloudUpload,
  House,
  Inbox,
  Layers,
  Megaphone,
  ReceiptText,
  Share2,
  Tag,
  Users,
  CalendarDays,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { isKind, kinds, kindsAt, type Kind } from '#domain/kinds.ts';
import { kindIcons } from '#components/primitives/KindIcon/looks.ts';
import { listRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';

/** Names of the sections without a kind, and of the groups in the menu. */
const sectionNames = defineMessages({
  ru: {
    home: 'Главная',
    planner: 'Планировщик',
    content: 'Контент',
    publications: 'Публикации',
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

/** A section or a group of them; the section of a kind has the kind's id. */
export type SectionName = keyof (typeof sectionNames)['ru'] | Kind;

/** The name of a section. */
export const sectionName = (id: SectionName, language: Language): string =>
  isKind(id) ? kinds[id][language].many : sectionNames[language][id];

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
      ...kindsAt('menu').map((id) => ({ id, route: listRoute(id), icon: kindIcons[kinds[id].icon] })),
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

/** The section of a route, with its group. */
export function sectionOf(route: string): { group?: SectionName; section: Section } | null {
  for (const { title, sections } of navigation) {
    const section = sections.find((item) =>
      item.route === '/' ? route === '/' : route === item.route || route.startsWith(`${item.route}/`),
    );
    if (section) return { group: title, section };
  }
  return null;
}
