import { descriptionLength } from '#domain/content/readiness.ts';
import { atom } from 'jotai';
import { boundedAtomFamily } from '#atoms/atomFamily.ts';
import { coverState } from '#atoms/image/images.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import { webinarEditor, webinarReadinessAtom, webinarStartAtom } from '#atoms/webinar/editor.ts';
import type { ReadinessLine } from '#features/kits/editor/EditorKit/kind.ts';
import { lineTexts, readinessLines, sharedWords } from '#features/kits/editor/EditorKit/readinessLines.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';

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
    descriptionDone: (least: number) => `Описание от\u00A0${least}\u00A0знаков`,
    descriptionShort: (least: number) => `Описание короче ${least}\u00A0знаков`,
    tagsDone: 'Теги добавлены',
    tagsNone: 'Нет тегов',
    priceDone: 'Цена билета указана',
    priceNone: 'Нет цены билета',
    write: 'Написать',
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
    descriptionDone: (least) => `Description of ${least}+ characters`,
    descriptionShort: (least) => `Description under ${least} characters`,
    tagsDone: 'Tags added',
    tagsNone: 'No tags',
    priceDone: 'Ticket price set',
    priceNone: 'No ticket price',
    write: 'Write',
  },
});

/** The checklist of a webinar in words. */
export const webinarLinesAtom = boundedAtomFamily((key: string) =>
  atom((get): ReadinessLine[] => {
    const t = lineTexts(get(languageAtom), messages);
    const { imageId, description } = get(webinarEditor.editorAtom(key)).fields;
    const start = get(webinarStartAtom(key));
    return readinessLines(get(webinarReadinessAtom(key)), {
      ...sharedWords(t, {
        cover: coverState(get, imageId),
        descriptionLength: descriptionLength(description),
      }),
      start: () => ({
        label: t[start],
        action: t.set,
        field: start === 'registrationOver' ? 'registrationUntil' : 'startsAt',
      }),
      link: (done) => ({ label: done ? t.linkDone : t.linkNone, action: t.add, field: 'link' }),
    });
  }),
);
