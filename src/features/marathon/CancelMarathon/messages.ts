import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    title: (name: string) => `Отменить марафон «${name}»?`,
    people: (count: number) =>
      `${count}\u00A0${pluralRu(count, 'участник увидит', 'участника увидят', 'участников увидят')} отмену и\u00A0её причину`,
    offSale: 'Запись закроется, марафон снимется с\u00A0продажи',
    closed: 'Запись не\u00A0откроется',
    dates: 'Даты больше не\u00A0изменить, вернуть марафон нельзя',
    kept: 'Программа, лекции и\u00A0покупки останутся',
    reason: 'Причина',
    reasonHint: 'Её прочитают участники',
    placeholder: 'Заболела, перенесём на\u00A0весну и\u00A0вернём деньги',
    needed: 'Напишите, почему марафон отменяется',
    tooLong: (most: number) => `Не\u00A0длиннее ${most} знаков`,
    keep: 'Оставить',
    confirm: 'Отменить марафон',
    busy: 'Отменяем…',
    done: 'Марафон отменён',
  },
  en: {
    title: (name) => `Cancel the marathon “${name}”?`,
    people: (count) => `${count}\u00A0${pluralEn(count, 'person sees', 'people see')} it and the reason`,
    offSale: 'The enrolment closes and the marathon goes off sale',
    closed: 'The enrolment will not open',
    dates: 'The dates cannot be changed any more, and it cannot be undone',
    kept: 'The programme, the lectures and the purchases stay',
    reason: 'Reason',
    reasonHint: 'Those who enrolled will read it',
    placeholder: 'I am ill; we move it to spring and give the money back',
    needed: 'Write why the marathon is cancelled',
    tooLong: (most) => `At most ${most} characters`,
    keep: 'Keep it',
    confirm: 'Cancel the marathon',
    busy: 'Cancelling…',
    done: 'The marathon was cancelled',
  },
});
