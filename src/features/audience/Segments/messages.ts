import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the segments over the list of clients. */
export const messages = defineMessages({
  ru: {
    tabs: 'Сегменты',
    write: 'Написать сегменту',
    groups: 'Группы по\u00A0покупкам',
    groupsAside: 'кто купил недавно, часто и\u00A0на\u00A0сколько',
  },
  en: {
    tabs: 'Segments',
    write: 'Write to the segment',
    groups: 'Groups by purchases',
    groupsAside: 'who bought lately, often and for how much',
  },
});
