import type { Guide } from './guide.ts';

/** When each part of a page is taken. */
export const layout: Record<string, Guide> = {
  AuthFrame: {
    take: 'A page before login: a form of a few fields.',
    not: 'A page that stands in for one that cannot be shown.',
    instead: 'MessagePage',
  },
  Breadcrumbs: {
    take: 'Where a page is, two or three levels deep.',
    not: 'Parts of one thing that stand beside each other.',
    instead: 'Tabs',
    words: {
      rule: 'The names of the pages, as the menu has them.',
      ru: '«Контент / Лекции»',
      en: '“Content / Lectures”',
    },
  },
  BulkBar: {
    take: 'What can be done with rows that are chosen.',
    not: 'What is shown, and how: that stands over the list.',
    instead: 'ListToolbar',
    words: {
      rule: 'How many are chosen, then verbs.',
      ru: '«Выбрано 3», «Снять с\u00A0публикации»',
      en: '“3\u00A0selected”, “Unpublish”',
    },
  },
  DetailsPanel: {
    take: 'One of a list is read while the list stays alive.',
    not: 'A question that has to be answered first.',
    instead: 'Dialog',
    words: {
      rule: 'Its title is the name of the thing, not of the panel.',
      ru: '«Покупка №\u00A020418»',
      en: '“Purchase No. 20418”',
    },
  },
  Disclosure: {
    take: 'What most authors never need, in the page.',
    not: 'Parts of equal weight, one at a time.',
    instead: 'Tabs',
    words: {
      rule: 'A noun for what is inside; it does not change when it opens.',
      ru: '«Для поисковых систем»',
      en: '“For search engines”',
    },
  },
  EditorLayout: {
    take: 'A thing is edited: its form, and what is asked of it beside.',
    not: 'A thing is read beside its list.',
    instead: 'DetailsPanel',
  },
  FootBar: {
    take: 'The next step of a page on a phone.',
    not: 'What can be done with rows that are chosen.',
    instead: 'BulkBar',
  },
  FrameLayout: {
    take: 'Every screen after login: once, around them all.',
    not: 'A page before login.',
    instead: 'AuthFrame',
  },
  KeepAlive: {
    take: 'A view that takes long to lay out, and will be come back to.',
    not: 'What is closed until it is asked for.',
    instead: 'Disclosure',
  },
  ListToolbar: {
    take: 'Search, filters and looks, over a list.',
    not: 'What can be done with rows that are chosen.',
    instead: 'BulkBar',
  },
  Logo: {
    take: 'Whose console it is: once on a page.',
    not: 'The mark of a kind of content.',
    instead: 'KindIcon',
  },
  MessagePage: {
    take: 'A page that cannot be shown at all: it is not there, or it broke.',
    not: 'A list that is empty, within a page that stands.',
    instead: 'Block',
    words: {
      rule: 'What happened, then what to do, then one way out.',
      ru: '«Такой страницы нет. Проверьте адрес»',
      en: '“There is no such page. Check the address”',
    },
  },
  Notice: {
    take: 'Something waits for the author, and the page works without it.',
    not: 'The work cannot go on before the author’s word.',
    instead: 'Banner',
    words: {
      rule: 'What waits, then what it holds up.',
      ru: '«Почта не\u00A0подтверждена. Письма о\u00A0заявках не\u00A0придут»',
      en: '“The address is not confirmed. No letters will come”',
    },
  },
  PageHeader: {
    take: 'The title of a page, once, with what belongs to all of it.',
    not: 'The title that an author writes.',
    instead: 'TitleField',
    words: {
      rule: 'The same words as in the menu; the count stands beside it.',
      ru: '«Лекции»',
      en: '“Lectures”',
    },
  },
  PictureFrame: {
    take: 'A page outside the console that asks for nothing but reading.',
    not: 'A form before login.',
    instead: 'AuthFrame',
  },
  SaveBar: {
    take: 'A save of several steps, some of which may fail.',
    not: 'A save of one call.',
    instead: 'SaveState',
    words: {
      rule: 'How far it is, what did not pass, one thing to do.',
      ru: '«Сохранено 4\u00A0из\u00A06», «Повторить»',
      en: '“4\u00A0of 6\u00A0saved”, “Try again”',
    },
  },
  SearchTrigger: {
    take: 'The way to the palette, which finds anything anywhere.',
    not: 'A search over the list below.',
    instead: 'SearchField',
    words: {
      rule: 'What it finds, and the keys.',
      ru: '«Поиск и\u00A0команды»',
      en: '“Search and commands”',
    },
  },
  Sidebar: {
    take: 'The areas of the console: once.',
    not: 'Parts of one thing.',
    instead: 'Tabs',
    words: {
      rule: 'A noun each; a number only where something waits.',
      ru: '«Заявки · 3»',
      en: '“Requests · 3”',
    },
  },
  StepLine: {
    take: 'How far one has come in steps that go on page by page.',
    not: 'Steps of work that runs by itself.',
    instead: 'Segments',
    words: { rule: 'The step, and of how many.', ru: '«Шаг 2\u00A0из\u00A04»', en: '“Step 2\u00A0of 4”' },
  },
  Tabs: {
    take: 'Parts of one thing, or a list by its states.',
    not: 'How the same thing is looked at.',
    instead: 'SegmentedControl',
    words: {
      rule: 'A noun or a state each, with its count.',
      ru: '«На\u00A0проверке · 2»',
      en: '“In review · 2”',
    },
  },
  TopBar: {
    take: 'Search, news and the author, over the work: once.',
    not: 'The title of a page and what belongs to it.',
    instead: 'PageHeader',
    words: {
      rule: 'Icons have names; news are one sentence.',
      ru: '«Уведомления»',
      en: '“Notifications”',
    },
  },
};
