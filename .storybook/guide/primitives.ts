import type { Guide } from './guide.ts';

/** When each of the smallest pieces is taken. */
export const primitives: Record<string, Guide> = {
  Avatar: {
    take: 'A person where the name stands close by, or is said by what holds it.',
    not: 'A person by name and by what is known of them.',
    instead: 'PersonLine',
  },
  Button: {
    take: 'Something happens here: it is saved, sent, opened. One primary button a screen.',
    not: 'It leads to another page: that can be opened in a new tab.',
    instead: 'ButtonLink',
    words: {
      rule: 'A verb for what will happen, and the same verb with «…» while it does.',
      ru: '«На\u00A0проверку», «Сохраняем…»',
      en: '“Send for review”, “Saving…”',
    },
  },
  ButtonLink: {
    take: 'The next step is another page: a new lecture, the list.',
    not: 'Something happens on this page.',
    instead: 'Button',
    words: { rule: 'What the page is for, as a verb.', ru: '«Создать лекцию»', en: '“Create a lecture”' },
  },
  Chip: {
    take: 'A filter over a list that is on, and can be taken off.',
    not: 'A tag that a thing carries.',
    instead: 'TagChip',
    words: {
      rule: 'What is filtered, then the value.',
      ru: '«Тема: голос»',
      en: '“Topic: voice”',
    },
  },
  CountBadge: {
    take: 'How many there are, beside the name of what is counted.',
    not: 'A figure that somebody came for.',
    instead: 'Stat',
    words: { rule: 'A number alone; over 99 it is «99+».', ru: '«12», «99+»', en: '“12”, “99+”' },
  },
  IconButton: {
    take: 'A command that everybody knows by its picture, where there is no room for its word.',
    not: 'A command that has to be read to be understood.',
    instead: 'Button',
  },
  Kbd: {
    take: 'The keys of a command, beside the command.',
    not: 'A short word that filters or marks something.',
    instead: 'TagChip',
    words: { rule: 'Keys as they are written on a keyboard.', ru: '«Ctrl S»', en: '“Ctrl S”' },
  },
  KindIcon: {
    take: 'What kind of content a thing is, beside the word for it.',
    not: 'What state a thing is in.',
    instead: 'Glyph',
  },
  PersonLine: {
    take: 'A client or an author in a row or a panel, with what is known of them.',
    not: 'Whose menu it is, where the name is said elsewhere.',
    instead: 'Avatar',
    words: {
      rule: 'First name, then family name; what is known stands after it, in one line.',
      ru: '«Анна Белова», «3\u00A0покупки»',
      en: '“Anna Belova”, “3\u00A0purchases”',
    },
  },
  SegmentedControl: {
    take: 'How the same thing is looked at: a grid or a table, a month or a week.',
    not: 'Parts of one thing that have content of their own.',
    instead: 'Tabs',
    words: { rule: 'A noun each, of one or two words.', ru: '«Месяц», «Неделя»', en: '“Month”, “Week”' },
  },
  TagChip: {
    take: 'A tag that a thing carries.',
    not: 'A filter that can be taken off.',
    instead: 'Chip',
    words: { rule: 'The author’s own word, in small letters.', ru: '«голос»', en: '“voice”' },
  },
  TextLink: {
    take: 'A way to another page, within words.',
    not: 'The one next step of a page.',
    instead: 'ButtonLink',
    words: {
      rule: 'The name of what it leads to, never «здесь».',
      ru: '«Правила публикации»',
      en: '“Rules of publication”',
    },
  },
  VisuallyHidden: {
    take: 'What eyes have from the picture, for those who hear.',
    not: 'What everybody needs: a hint of a field is seen.',
    instead: 'Field',
  },
};
