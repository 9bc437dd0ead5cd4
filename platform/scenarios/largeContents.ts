import type { PublicationStatus } from '#domain/publication/rules.ts';
import type { Of } from '../records/kinds.ts';
import { seeded } from './random.ts';
import { coverNames, imageIdOf, mediaFacts, mediaNames, mediaFileId, type MediaName } from './scenario.ts';
import { demoTags } from './tags.ts';
import { ago } from './times.ts';

/** The numbers of rows of each kind. The course has each lecture as often as its places allow. */
export interface LargeCounts {
  lectures: number;
  modules: number;
  /** Lectures of one module. */
  places: number;
  clients: number;
  purchases: number;
}

/** For how many days the author has worked. */
export const largeDays = 1095;

const subjects = [
  'Дыхание животом',
  'Мягкие плечи',
  'Голос без усилия',
  'Спокойный сон',
  'Опора в стопах',
  'Подвижная спина',
  'Внимание к телу',
  'Тихая прогулка',
  'Круги тазом',
  'Свободная шея',
  'Тёплые ладони',
  'Долгий выдох',
  'Лицо и челюсть',
  'Растяжка лёжа',
  'Осанка за столом',
  'Пауза без телефона',
  'Утренняя зарядка',
  'Вечернее расслабление',
  'Благодарность себе',
  'Работа с тревогой',
  'Сердечный ритм',
  'Баланс на одной ноге',
  'Сила без надрыва',
  'Отдых для глаз',
  'Ясная голова',
];

const moments = [
  'после работы',
  'перед сном',
  'на рассвете',
  'в дороге',
  'в обеденный перерыв',
  'дома в тишине',
  'на свежем воздухе',
  'после долгого сидения',
  'в трудный день',
  'для начинающих',
];

/** None waits for the moderator: after years all have been reviewed. */
const statuses: Partial<Record<PublicationStatus, number>> = {
  published: 70,
  draft: 8,
  rejected: 4,
  approved: 5,
  unpublished: 9,
  archived: 4,
};

const levels = ['all', 'beginner', 'middle', 'expert'];
const covers = coverNames.filter((name) => name !== 'avatar');
/** The videos of the lectures. */
export const largeMedia = mediaNames.filter((name) => mediaFacts[name].kind === 'video');

/** The number at the end of an id, padded with zeros, so that ids sort like numbers. */
export const numbered = (prefix: string, at: number) => `${prefix}-${String(at + 1).padStart(6, '0')}`;

function nameOf(at: number): string {
  const subject = subjects[at % subjects.length] ?? '';
  const moment = moments[Math.floor(at / subjects.length) % moments.length] ?? '';
  const part = Math.floor(at / (subjects.length * moments.length)) + 1;
  return `${subject} ${moment}, часть\u00A0${part}`;
}

/** A lecture of the catalogue with its rows, the same at every call. */
interface LargeLecture {
  lecture: Of<'lecture'>;
  stream: Of<'stream'> | null;
  /** Without sales, which follow from the purchases. */
  publication: Of<'publication'> | null;
}

function streamOf(at: number, name: MediaName, createdAt: string): Of<'stream'> {
  return {
    id: numbered('stream', at),
    name: `${numbered('zapis', at)}.mp4`,
    ...mediaFacts[name],
    status: 'processed',
    fileId: mediaFileId(name),
    createdAt,
    updatedAt: createdAt,
  };
}

function publicationOf({ id, name, imageId, createdAt, updatedAt }: Of<'lecture'>, at: number) {
  const random = seeded(at + 500_000);
  const status = random.weighted(statuses);
  const wentLive = status === 'published' || status === 'unpublished' || status === 'archived';
  return {
    id: numbered('publication', at),
    contentType: 'lecture',
    contentId: id,
    title: name,
    imageId,
    costKopecks: random.int(3, 30) * 10_000 - 1000,
    oldCostKopecks: null,
    currency: 'RUB',
    visibility: random.chance(0.95) ? 'catalog' : 'link',
    status,
    moderatorComment: status === 'rejected' ? 'Добавьте в\u00A0описание, кому подойдёт занятие.' : null,
    submittedAt: status === 'draft' ? null : updatedAt,
    publishedAt: wentLive ? updatedAt : null,
    salesCount: 0,
    revenueKopecks: 0,
    createdAt,
    updatedAt,
  };
}

/** The lecture with this number, from 0. */
export function lectureAt(now: number, at: number): LargeLecture {
  const random = seeded(at);
  const age = random.int(1, largeDays);
  const createdAt = ago(now, age, random.int(0, 12), random.int(0, 59));
  const updatedAt = ago(now, random.int(0, age - 1), random.int(0, 12), random.int(0, 59));
  const played = random.chance(0.9) ? random.pick(largeMedia) : null;
  const sold = played !== null && random.chance(0.85);
  const lecture: Of<'lecture'> = {
    id: numbered('lecture', at),
    name: nameOf(at),
    description:
      `Занятие ${at + 1} из большого собрания. Сначала замечаем, что происходит с телом прямо сейчас, потом ` +
      `делаем три простых движения и сравниваем, что изменилось. Понадобятся коврик, стакан воды и десять тихих минут; ` +
      `подготовки не нужно, темп у каждого свой.`,
    streamID: played === null ? null : numbered('stream', at),
    imageId: random.chance(0.95) ? imageIdOf(random.pick(covers)) : null,
    tags: random
      .shuffle(demoTags)
      .slice(0, random.int(0, 4))
      .map(([tag]) => `tag-${tag}`),
    level: random.pick(levels),
    language: 'ru',
    isPreview: random.chance(0.1),
    durationSec: played === null ? null : mediaFacts[played].durationSec,
    publicationId: sold ? numbered('publication', at) : null,
    usedIn: [],
    createdAt,
    updatedAt,
  };
  return {
    lecture,
    stream: played === null ? null : streamOf(at, played, createdAt),
    publication: sold ? publicationOf(lecture, at) : null,
  };
}

/** The only course, with every lecture in turn. */
export function largeCourse(
  now: number,
  counts: LargeCounts,
): { course: Of<'course'>; publication: Of<'publication'> } {
  const [createdAt, updatedAt] = [ago(now, largeDays), ago(now, 3)];
  const stamps = { createdAt, updatedAt };
  const [id, name] = ['course-large', 'Большой курс: от\u00A0первого вдоха до\u00A0своей практики'];
  const imageId = imageIdOf('telo');
  const modules = Array.from({ length: counts.modules }, (_, module) => ({
    id: numbered('module', module),
    name: `Модуль ${module + 1}: ${(subjects[module % subjects.length] ?? '').toLowerCase()}`,
    description: null,
    orderNumber: module + 1,
    lectures: Array.from({ length: counts.places }, (_place, place) =>
      numbered('lecture', (module * counts.places + place) % counts.lectures),
    ),
    attachments: [],
    dayOffset: module,
    ...stamps,
  }));
  const publicationId = 'publication-course-large';
  return {
    course: {
      id,
      name,
      subtitle: 'Все занятия подряд',
      description:
        'Курс для тех, кто хочет пройти весь путь: по\u00A0модулю в\u00A0неделю, в\u00A0своём темпе.',
      imageId,
      tags: [`tag-${demoTags[0][0]}`],
      level: 'all',
      learnings: [
        'Замечать напряжение раньше, чем оно станет болью',
        'Дышать так, чтобы тело отдыхало',
        'Собирать практику под свой день',
      ],
      requirements: null,
      audience: null,
      unlockMode: 'order',
      accessDays: 0,
      maxStudents: null,
      certificateEnabled: true,
      modules,
      publicationId,
      ...stamps,
    },
    publication: {
      id: publicationId,
      contentType: 'course',
      contentId: id,
      title: name,
      imageId,
      costKopecks: 1_490_000,
      oldCostKopecks: 1_990_000,
      currency: 'RUB',
      visibility: 'catalog',
      status: 'published',
      moderatorComment: null,
      submittedAt: updatedAt,
      publishedAt: updatedAt,
      salesCount: 0,
      revenueKopecks: 0,
      ...stamps,
    },
  };
}
