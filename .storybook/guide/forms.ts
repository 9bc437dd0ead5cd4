import type { Guide } from './guide.ts';

/** When each field is taken. */
export const forms: Record<string, Guide> = {
  AvatarCrop: {
    take: 'A photo is cropped beside its form.',
    not: 'There is no room beside the form.',
    instead: 'AvatarCropDialog',
  },
  AvatarCropDialog: {
    take: 'A photo is cropped where the page has no room.',
    not: 'There is room beside the form.',
    instead: 'AvatarCrop',
  },
  AvatarField: {
    take: 'The photo of a person.',
    not: 'The picture of a thing, 16:9.',
    instead: 'CoverField',
    words: { rule: 'Verbs on the buttons.', ru: '«Другое фото», «Убрать»', en: '“Another photo”, “Remove”' },
  },
  Checkbox: {
    take: 'A yes or no that takes effect with the form.',
    not: 'It is on or off at once.',
    instead: 'Switch',
    words: {
      rule: 'What will be so when it is ticked, without «не».',
      ru: '«Показывать на\u00A0странице курса»',
      en: '“Show on the page of the course”',
    },
  },
  CodeField: {
    take: 'A code out of a letter.',
    not: 'Any other short text.',
    instead: 'TextField',
    words: {
      rule: 'The label says where the code is.',
      ru: '«Код из\u00A0письма»',
      en: '“Code from the email”',
    },
  },
  Combobox: {
    take: 'One of many, found by typing.',
    not: 'One of few.',
    instead: 'SelectField',
    words: {
      rule: 'The placeholder says what can be typed.',
      ru: '«Найти лекцию»',
      en: '“Find a lecture”',
    },
  },
  CoverCrop: {
    take: 'A cover is cut out of a picture, within a dialog.',
    not: 'A photo of a person.',
    instead: 'AvatarCropDialog',
  },
  CoverField: {
    take: 'The cover of a thing.',
    not: 'Any other file.',
    instead: 'FileDrop',
    words: {
      rule: 'The hint says what is taken, before a file is chosen.',
      ru: '«JPG, PNG или WebP до\u00A05\u00A0МБ»',
      en: '“JPG, PNG or WebP up to 5\u00A0MB”',
    },
  },
  CropBar: {
    take: 'The zoom of a picture that is being cropped.',
    not: 'Any other number where about is enough.',
    instead: 'SliderField',
  },
  DateField: {
    take: 'A day.',
    not: 'A day with its hour and zone.',
    instead: 'MomentField',
    words: {
      rule: 'The label is what happens on that day.',
      ru: '«Начало продаж»',
      en: '“Start of sales”',
    },
  },
  DurationField: {
    take: 'How long something lasts.',
    not: 'The hour at which it begins.',
    instead: 'TimeField',
    words: { rule: 'Units in words.', ru: '«1\u00A0ч 30\u00A0мин»', en: '“1\u00A0h 30\u00A0min”' },
  },
  Field: {
    take: 'The frame for a control that is not here yet.',
    not: 'A line of text: its field is there.',
    instead: 'TextField',
    words: {
      rule: 'A noun as the label; the hint says what is right, the error what would be.',
      ru: '«Цена», «От\u00A01\u00A0₽ или 0, если бесплатно»',
      en: '“Price”, “₽1\u00A0or more, or 0\u00A0if it is free”',
    },
  },
  FileDrop: {
    take: 'Files of any kind.',
    not: 'The cover of a thing.',
    instead: 'CoverField',
    words: {
      rule: 'A verb; another while a file is held over it.',
      ru: '«Выбрать файл», «Отпустите, чтобы добавить»',
      en: '“Choose a file”, “Let go to add”',
    },
  },
  LinesField: {
    take: 'Several short texts in an order: goals, questions.',
    not: 'Names to choose from.',
    instead: 'TagField',
    words: {
      rule: 'The button says what one line is.',
      ru: '«Добавить цель»',
      en: '“Add a goal”',
    },
  },
  MomentField: {
    take: 'All that makes one instant, with its zone.',
    not: 'The day alone.',
    instead: 'DateField',
    words: {
      rule: 'Where others may read it, the zone is named.',
      ru: '«12\u00A0дек., 19:00 (Москва, GMT+3)»',
      en: '“12\u00A0Dec, 19:00 (Moscow, GMT+3)”',
    },
  },
  MoneyField: {
    take: 'Rubles.',
    not: 'Any other number.',
    instead: 'NumberField',
    words: {
      rule: 'The sign stands in the field; free is a word.',
      ru: '«1\u00A0490\u00A0₽», «Бесплатно»',
      en: '“₽1,490”, “Free”',
    },
  },
  MultiCombobox: {
    take: 'Several of many.',
    not: 'One of many.',
    instead: 'Combobox',
    words: { rule: 'The label is in the plural.', ru: '«Ведущие»', en: '“Speakers”' },
  },
  NumberField: {
    take: 'A whole number that must be exact.',
    not: 'About is enough.',
    instead: 'SliderField',
    words: { rule: 'The unit is in the label or after it.', ru: '«Мест»', en: '“Seats”' },
  },
  PasswordField: {
    take: 'A password, old or new.',
    not: 'A code out of a letter.',
    instead: 'CodeField',
    words: {
      rule: 'The button says what it does, not what is.',
      ru: '«Показать пароль»',
      en: '“Show password”',
    },
  },
  PasswordStrength: {
    take: 'Under a new password.',
    not: 'How much of a whole is done.',
    instead: 'ProgressBar',
    words: {
      rule: 'What would make it better, no blame.',
      ru: '«Слабый», «добавьте ещё слово или два»',
      en: '“Weak”, “add a word or two”',
    },
  },
  PeriodChooser: {
    take: 'The days that figures are of.',
    not: 'One day.',
    instead: 'DateField',
    words: {
      rule: 'Ready ones by name, others by their ends.',
      ru: '«Последние 30\u00A0дней», «3–5\u00A0мая»',
      en: '“Last 30\u00A0days”, “3–5\u00A0May”',
    },
  },
  RadioGroup: {
    take: 'One of a few that need a line of explanation each.',
    not: 'Short words that need none.',
    instead: 'SegmentedField',
    words: {
      rule: 'A noun, and under it what follows from it.',
      ru: '«По\u00A0ссылке», «В\u00A0каталоге не\u00A0видно»',
      en: '“By link”, “Not seen in the catalogue”',
    },
  },
  RichTextField: {
    take: 'Prose with headings, lists and links.',
    not: 'A remark without any marks.',
    instead: 'TextArea',
    words: {
      rule: 'The placeholder asks a question that the text answers.',
      ru: '«О чём лекция и\u00A0кому она поможет»',
      en: '“What it is about, and whom it will help”',
    },
  },
  SearchField: {
    take: 'A search over what is shown.',
    not: 'Finding anything anywhere.',
    instead: 'SearchTrigger',
    words: { rule: 'What is searched, by its name.', ru: '«Поиск по\u00A0лекциям»', en: '“Search lectures”' },
  },
  SegmentedField: {
    take: 'One of two to four short words, in a form.',
    not: 'Outside a form: how a thing is looked at.',
    instead: 'SegmentedControl',
    words: { rule: 'Words of one form.', ru: '«Онлайн», «Очно»', en: '“Online”, “In person”' },
  },
  SelectField: {
    take: 'One of five to fifteen that need no explanation.',
    not: 'More than that: it is found by typing.',
    instead: 'Combobox',
    words: { rule: 'Options are nouns, in an order that one expects.', ru: '«Тема»', en: '“Topic”' },
  },
  SliderField: {
    take: 'A number where about is enough.',
    not: 'It must be exact.',
    instead: 'NumberField',
    words: {
      rule: 'The hint says what it comes to.',
      ru: '«7\u00A0из\u00A010\u00A0вопросов»',
      en: '“7\u00A0of 10\u00A0questions”',
    },
  },
  Switch: {
    take: 'A setting that is on or off at once.',
    not: 'It takes effect with the form.',
    instead: 'Checkbox',
    words: {
      rule: 'A noun for what is on; it does not change with the state.',
      ru: '«Письма о\u00A0заявках»',
      en: '“Letters about requests”',
    },
  },
  TagField: {
    take: 'Tags, with new ones made in place.',
    not: 'Several of what is known.',
    instead: 'MultiCombobox',
    words: { rule: 'The author’s own words, in small letters.', ru: '«голос»', en: '“voice”' },
  },
  TextArea: {
    take: 'A remark or a reason, without any marks.',
    not: 'The description of a thing.',
    instead: 'RichTextField',
    words: {
      rule: 'The label is a noun, the hint says who will read it.',
      ru: '«Комментарий», «Увидит только модератор»',
      en: '“Comment”, “Only the moderator will see it”',
    },
  },
  TextField: {
    take: 'A line of text.',
    not: 'The name of what the page is about.',
    instead: 'TitleField',
    words: {
      rule: 'A noun as the label; the placeholder is an example.',
      ru: '«Имя», «Марина»',
      en: '“Name”, “Marina”',
    },
  },
  TimeField: {
    take: 'A time of day.',
    not: 'How long something lasts.',
    instead: 'DurationField',
    words: { rule: 'Twenty-four hours, two digits each.', ru: '«09:00»', en: '“09:00”' },
  },
  TimeZoneField: {
    take: 'The zone alone, as in a profile.',
    not: 'The zone of one instant.',
    instead: 'MomentField',
    words: { rule: 'The city, then the offset.', ru: '«Москва, GMT+3»', en: '“Moscow, GMT+3”' },
  },
  TitleField: {
    take: 'The title of a thing, once on a page.',
    not: 'Any other line of text.',
    instead: 'TextField',
    words: {
      rule: 'The placeholder is what a thing without a title is called.',
      ru: '«Лекция без названия»',
      en: '“Untitled lecture”',
    },
  },
  WeeklyScheduleField: {
    take: 'Hours that come again every week.',
    not: 'One meeting.',
    instead: 'MomentField',
    words: {
      rule: 'Days in full; a day without hours is said in words.',
      ru: '«Понедельник», «Выходной»',
      en: '“Monday”, “Day off”',
    },
  },
};
