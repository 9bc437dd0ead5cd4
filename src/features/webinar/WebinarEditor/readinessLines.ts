import { descriptionLength, enoughDescription } from '#domain/content/readiness.ts';
import type { StartState, WebinarReadinessId } from '#domain/webinar/readiness.ts';
import { atom } from 'jotai';
import { boundedAtomFamily } from '#atoms/atomFamily.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import { webinarEditor, webinarReadinessAtom, webinarStartAtom } from '#atoms/webinar/editor.ts';
import type { ReadinessLine } from '#features/kits/editor/EditorKit/kind.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { groupDigits } from '#lib/numbers.ts';

const messages = defineMessages({
  ru: {
    ahead: 'Эфир впереди',
    none: 'Начало эфира не\u00A0указано',
    past: 'Начало эфира уже прошло',
    registrationOver: 'Запись на\u00A0эфир уже закрыта',
    live: 'Эфир уже идёт',
    ended: 'Эфир прошёл',
    expired: 'Эфир не\u00A0состоялся',
    cancelled: 'Вебинар отменён',
    linkDone: 'Ссылка на\u00A0эфир есть',
    linkNone: 'Нет ссылки на\u00A0эфир',
    coverDone: 'Обложка не\u00A0меньше 1280×720',
    coverNone: 'Нет обложки',
    coverSmall: 'Обложка меньше 1280×720',
    descriptionDone: (least: number) => `Описание от\u00A0${least}\u00A0знаков`,
    descriptionShort: (least: number) => `Описание короче ${least}\u00A0знаков`,
    tagsDone: 'Теги добавлены',
    tagsNone: 'Нет тегов',
    priceDone: 'Цена билета указана',
    priceNone: 'Нет цены билета',
    add: 'Добавить',
    replace: 'Заменить',
    write: 'Написать',
    set: 'Указать',
  },
  en: {
    ahead: 'The webinar is ahead',
    none: 'No start given',
    past: 'The start is past',
    registrationOver: 'The registration is closed',
    live: 'The webinar is live',
    ended: 'The webinar is over',
    expired: 'The webinar did not take place',
    cancelled: 'The webinar was cancelled',
    linkDone: 'There is a link',
    linkNone: 'No link to the webinar',
    coverDone: 'Cover at least 1280×720',
    coverNone: 'No cover',
    coverSmall: 'Cover below 1280×720',
    descriptionDone: (least) => `Description of ${least}+ characters`,
    descriptionShort: (least) => `Description under ${least} characters`,
    tagsDone: 'Tags added',
    tagsNone: 'No tags',
    priceDone: 'Ticket price set',
    priceNone: 'No ticket price',
    add: 'Add',
    replace: 'Replace',
    write: 'Write',
    set: 'Set',
  },
});

type Texts = (typeof messages)['ru'];
type Words = Pick<ReadinessLine, 'label' | 'action' | 'field' | 'note'>;

interface Facts {
  start: StartState;
  hasCover: boolean;
  descriptionLength: number;
}

const words: Record<WebinarReadinessId, (t: Texts, done: boolean, facts: Facts) => Words> = {
  start: (t, _done, { start }) => ({
    label: t[start],
    action: t.set,
    field: start === 'registrationOver' ? 'registrationUntil' : 'startsAt',
  }),
  link: (t, done) => ({ label: done ? t.linkDone : t.linkNone, action: t.add, field: 'link' }),
  cover: (t, done, { hasCover }) => ({
    label: done ? t.coverDone : hasCover ? t.coverSmall : t.coverNone,
    action: hasCover ? t.replace : t.add,
    field: 'imageId',
  }),
  description: (t, done, { descriptionLength }) => ({
    label: (done ? t.descriptionDone : t.descriptionShort)(enoughDescription),
    action: t.write,
    field: 'description',
    ...(done && { note: groupDigits(descriptionLength) }),
  }),
  tags: (t, done) => ({ label: done ? t.tagsDone : t.tagsNone, action: t.add, field: 'tags' }),
  price: (t, done) => ({ label: done ? t.priceDone : t.priceNone, action: t.set, field: 'costKopecks' }),
};

/** The checklist of a webinar in words. */
export const webinarLinesAtom = boundedAtomFamily((key: string) =>
  atom((get): ReadinessLine[] => {
    const t = messages[get(languageAtom)];
    const { imageId, description } = get(webinarEditor.editorAtom(key)).fields;
    const facts = {
      start: get(webinarStartAtom(key)),
      hasCover: imageId !== null,
      descriptionLength: descriptionLength(description),
    };
    return get(webinarReadinessAtom(key)).map(({ id, done, required, closed }) => ({
      id,
      done,
      required,
      closed,
      ...words[id](t, done, facts),
    }));
  }),
);
