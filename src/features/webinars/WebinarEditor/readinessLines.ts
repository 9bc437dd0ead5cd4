import { enoughDescription } from '#api/content/readiness.ts';
import type { WebinarReadinessId } from '#api/webinar/readiness.ts';
import { steadyAtom } from '#atoms/editor/steady.ts';
import { keyedAtoms } from '#atoms/keyed.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import { webinarEditor, webinarReadinessAtom } from '#atoms/webinars/editor.ts';
import type { ReadinessLine } from '#features/widgets/EditorKit/kind.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { groupDigits } from '#lib/numbers.ts';

const messages = defineMessages({
  ru: {
    startDone: 'Эфир впереди',
    startNone: 'Начало эфира не\u00A0указано',
    startPast: 'Эфир уже не\u00A0впереди',
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
    startDone: 'The webinar is ahead',
    startNone: 'No start given',
    startPast: 'The webinar is no longer ahead',
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
  hasStart: boolean;
  hasCover: boolean;
  descriptionLength: number;
}

const words: Record<WebinarReadinessId, (t: Texts, done: boolean, facts: Facts) => Words> = {
  start: (t, done, { hasStart }) => ({
    label: done ? t.startDone : hasStart ? t.startPast : t.startNone,
    action: t.set,
    field: 'startsAt',
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

/** The checklist of a webinar in words. It changes when a word of it does. */
export const webinarLinesAtom = keyedAtoms((key: string) =>
  steadyAtom((get): ReadinessLine[] => {
    const t = messages[get(languageAtom)];
    const { startsAt, imageId, description } = get(webinarEditor.editorAtom(key)).fields;
    const facts = {
      hasStart: startsAt !== null,
      hasCover: imageId !== null,
      descriptionLength: description.trim().length,
    };
    return get(webinarReadinessAtom(key)).map(({ id, done, required }) => ({
      id,
      done,
      required,
      ...words[id](t, done, facts),
    }));
  }),
);
