import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the screen of campaigns. */
export const messages = defineMessages({
  ru: {
    title: 'Рассылки',
    create: 'Новая рассылка',
    drafts: 'Черновики',
    noTitle: 'Без заголовка',
    draftNote: (to: string, time: string) => `${to} · ${time}`,
    goOn: 'Продолжить',
    goOnOf: (name: string) => `Продолжить: ${name}`,
    dropOf: (name: string) => `Удалить: ${name}`,
    dropped: 'Черновик удалён',
    undo: 'Отменить',
    history: 'История',
    local:
      'Хранится только на\u00A0этом устройстве: платформа не\u00A0отдаёт список отправленного. На\u00A0другом компьютере этих строк не\u00A0будет.',
    emptyTitle: 'Здесь будет история рассылок',
    emptyText:
      'Рассылка\u00A0— это уведомление на\u00A0телефон клиента: заголовок, пара фраз и\u00A0публикация, которая откроется. Начните с\u00A0группы покупателей или напишите всем.',
    name: 'Рассылка',
    to: 'Кому',
    when: 'Когда',
    state: 'Состояние',
    got: 'Получателей',
    groups: 'Кому написать',
    groupsText: 'Группы посчитаны по\u00A0покупкам: когда покупали, как часто и\u00A0на\u00A0сколько.',
  },
  en: {
    title: 'Campaigns',
    create: 'New campaign',
    drafts: 'Drafts',
    noTitle: 'No title',
    draftNote: (to: string, time: string) => `${to} · ${time}`,
    goOn: 'Go on',
    goOnOf: (name: string) => `Go on: ${name}`,
    dropOf: (name: string) => `Delete: ${name}`,
    dropped: 'The draft is deleted',
    undo: 'Undo',
    history: 'History',
    local:
      'Kept on this device only: the platform gives no list of what was sent. On another computer these rows will not be there.',
    emptyTitle: 'The history of campaigns will be here',
    emptyText:
      'A campaign is a notification on the client’s phone: a title, a couple of phrases and a publication that opens. Begin with a group of buyers, or write to all.',
    name: 'Campaign',
    to: 'To',
    when: 'When',
    state: 'State',
    got: 'Recipients',
    groups: 'Whom to write to',
    groupsText: 'The groups follow from purchases: when, how often and for how much.',
  },
});
