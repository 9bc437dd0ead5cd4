import type { Guide } from './guide.ts';

/** When each list, figure, calendar and recording is taken. */
export const data: Record<string, Guide> = {
  Agenda: {
    take: 'What is planned next, day by day.',
    not: 'Where there is room in a month.',
    instead: 'MonthCalendar',
    words: {
      rule: 'The hour, then the name of the thing; the day stands once.',
      ru: '«Завтра, 19:00», «Вебинар „Тело и\u00A0тревога“»',
      en: '“Tomorrow, 19:00”, “Webinar ‘Body and anxiety’”',
    },
  },
  BarChart: {
    take: 'What adds up over time: money, sales.',
    not: 'A few things by how much each brings.',
    instead: 'ShareBars',
    words: {
      rule: 'The axis is short, the tip is exact.',
      ru: '«16\u00A0тыс.», «16\u00A0240\u00A0₽»',
      en: '“16K”, “₽16,240”',
    },
  },
  Bill: {
    take: 'What a sum is made of.',
    not: 'The one figure of a screen.',
    instead: 'Stat',
    words: {
      rule: 'A noun for each line; what is taken away has a minus.',
      ru: '«Комиссия платформы», «−383,50\u00A0₽»',
      en: '“Platform fee”, “−₽383.50”',
    },
  },
  Board: {
    take: 'Things by their state, moved on by hand.',
    not: 'Figures are compared, or states are more than seven.',
    instead: 'DataTable',
    words: {
      rule: 'A column is a state with its count; a card is a name and one fact.',
      ru: '«Оплачены · 4»',
      en: '“Paid · 4”',
    },
  },
  ColumnChooser: {
    take: 'Which columns of a table are shown.',
    not: 'Which rows of it.',
    instead: 'ListToolbar',
    words: { rule: 'Columns are named as their heads.', ru: '«Столбцы»', en: '“Columns”' },
  },
  ContextMenu: {
    take: 'The same commands under a right click, never the only way.',
    not: 'The way that everybody sees.',
    instead: 'Menu',
    words: {
      rule: 'Verbs, in the order of the menu of the button.',
      ru: '«Переместить в…», «Удалить»',
      en: '“Move to…”, “Delete”',
    },
  },
  Cover: {
    take: 'The picture that a thing is known by.',
    not: 'A recording without a picture of its own.',
    instead: 'MediaThumb',
    words: { rule: 'Without a picture, nothing but the kind.', ru: '«Лекция»', en: '“Lecture”' },
  },
  DataTable: {
    take: 'Rows of one kind whose figures are compared.',
    not: 'Things that are known by their covers.',
    instead: 'LongMediaGrid',
    words: {
      rule: 'A noun at the head of each column; the unit stands in the cells.',
      ru: '«Продажи», «1\u00A0490\u00A0₽»',
      en: '“Sales”, “₽1,490”',
    },
  },
  Funnel: {
    take: 'How many stay from step to step.',
    not: 'Things that do not follow each other.',
    instead: 'ShareBars',
    words: {
      rule: 'What people did, then how many, then the share of the step before.',
      ru: '«Открыли страницу», «12,4\u00A0%»',
      en: '“Opened the page”, “12.4%”',
    },
  },
  LongMediaGrid: {
    take: 'Things that are known by their covers, as many as there are.',
    not: 'Figures are compared.',
    instead: 'DataTable',
  },
  LookedText: {
    take: 'Two versions of a text are compared.',
    not: 'A text that is read.',
    instead: 'RichText',
  },
  MediaCard: {
    take: 'One thing with its cover, in a grid.',
    not: 'One person.',
    instead: 'PersonLine',
    words: {
      rule: 'The name in two lines at most, then one fact, then its state.',
      ru: '«Голос и\u00A0диафрагма», «42\u00A0минуты»',
      en: '“Voice and diaphragm”, “42\u00A0minutes”',
    },
  },
  MediaGridSkeleton: {
    take: 'Cards are on their way.',
    not: 'Anything else whose shape is known.',
    instead: 'Skeleton',
  },
  MediaThumb: {
    take: 'A recording in a row, without a cover.',
    not: 'A thing that has a cover.',
    instead: 'Cover',
    words: { rule: 'The length alone.', ru: '«42:10»', en: '“42:10”' },
  },
  Menu: {
    take: 'Commands that hang from a button.',
    not: 'Facts or fields.',
    instead: 'Popover',
    words: {
      rule: 'Verbs; what cannot be taken back stands last, apart.',
      ru: '«Создать копию», «Удалить»',
      en: '“Make a copy”, “Delete”',
    },
  },
  MonthCalendar: {
    take: 'When things are.',
    not: 'How long they are, and where there is room.',
    instead: 'WeekCalendar',
    words: {
      rule: 'The hour and the name; what does not fit is counted.',
      ru: '«19:00 Вебинар», «ещё 3»',
      en: '“19:00\u00A0Webinar”, “3\u00A0more”',
    },
  },
  Pager: {
    take: 'A list of the platform whose end is not in sight.',
    not: 'A list that the console has whole.',
    instead: 'LongMediaGrid',
    words: {
      rule: 'How much is shown of how much, then a verb.',
      ru: '«Показано 25\u00A0из\u00A064», «Показать ещё»',
      en: '“25\u00A0of 64\u00A0shown”, “Show more”',
    },
  },
  Player: {
    take: 'A recording is watched or heard.',
    not: 'A recording is recognised in a row.',
    instead: 'MediaThumb',
    words: {
      rule: 'Buttons have the name of what they do next.',
      ru: '«Пауза», «Без звука»',
      en: '“Pause”, “Mute”',
    },
  },
  RichText: {
    take: 'Prose as people will read it.',
    not: 'Prose as it is written.',
    instead: 'RichTextField',
    words: {
      rule: 'The author’s own text, set by nobody else.',
      ru: '«Понадобится только стул»',
      en: '“All you need is a chair”',
    },
  },
  ShareBars: {
    take: 'Up to ten things by how much each brings.',
    not: 'What adds up over time.',
    instead: 'BarChart',
    words: {
      rule: 'The name of the thing, then its sum, then its share.',
      ru: '«Голос без зажимов», «84\u00A0660\u00A0₽»',
      en: '“A free voice”, “₽84,660”',
    },
  },
  Sparkline: {
    take: 'Where a number goes, beside the number.',
    not: 'Values have to be read.',
    instead: 'BarChart',
  },
  Stat: {
    take: 'The figure that somebody came for, with how it has changed.',
    not: 'What the figure is made of.',
    instead: 'Bill',
    words: {
      rule: 'The caption is a noun; the change names what it is against.',
      ru: '«Доход за ноябрь», «+12,4\u00A0% к\u00A0октябрю»',
      en: '“Income in November”, “+12.4% on October”',
    },
  },
  Tree: {
    take: 'Rows within rows that are opened and moved.',
    not: 'A plain list.',
    instead: 'DataTable',
    words: {
      rule: 'The author’s names; what is added is called by its kind and number.',
      ru: '«Модуль 3»',
      en: '“Module 3”',
    },
  },
  Waveform: {
    take: 'A place in a recording is looked for by its sound.',
    not: 'A recording is played from its beginning.',
    instead: 'Player',
  },
  WeekCalendar: {
    take: 'How long things are, and where there is room.',
    not: 'When things are, over weeks.',
    instead: 'MonthCalendar',
    words: {
      rule: 'A range has an en dash without spaces.',
      ru: '«11:00–12:30»',
      en: '“11:00–12:30”',
    },
  },
};
