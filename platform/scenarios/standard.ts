import { demoAccount } from './demo.ts';
import { demoCourses, type DemoLecture } from './demoLecture.ts';
import { earlierLectures } from './earlierLectures.ts';
import { newLectures } from './lectures.ts';
import {
  imageIdOf,
  mediaFacts,
  mediaFileId,
  noRows,
  type CoverName,
  type MediaName,
  type Scenario,
  type ScenarioAuthor,
} from './scenario.ts';
import { demoTags } from './tags.ts';
import { ago } from './times.ts';

/** The other author, for whom none of the first one's rows exist. */
export const secondAccount = { id: 'author-ivan', email: 'ivan@example.com', password: 'author-demo-2026' };

/** A no-break space before a dash, as Russian type wants it. */
const typeset = (text: string) => text.replaceAll(' — ', '\u00A0— ');

/** When a lecture was made and changed: spread over the working hours, newest first. */
function stampsOf(now: number, { created, changed }: DemoLecture, at: number) {
  const minutes = (at * 37) % 60;
  // Changed today means this morning; before that, any hour.
  const changedAt =
    changed === 0 ? ago(now, 0, 0, 14 + at * 11) : ago(now, Math.min(changed, created), at % 9, minutes);
  const createdAt = ago(now, created, 10 + (at % 5), minutes);
  return { createdAt, updatedAt: changedAt > createdAt ? changedAt : createdAt };
}

type Placed = { lecture: DemoLecture; stamps: { createdAt: string; updatedAt: string } };

function lectureOf({ lecture, stamps }: Placed): ScenarioAuthor['lectures'][number] {
  const { slug, cover, media, mediaStatus, sale } = lecture;
  const processed = media !== null && mediaStatus === undefined;
  return {
    id: `lecture-${slug}`,
    name: typeset(lecture.name),
    description: typeset(lecture.description),
    streamID: media === null ? null : `stream-${slug}`,
    imageId: cover === null ? null : imageIdOf(cover),
    tags: lecture.tags.map((tag) => `tag-${tag}`),
    level: lecture.level,
    language: lecture.language,
    isPreview: lecture.isPreview ?? false,
    durationSec: processed ? mediaFacts[media].durationSec : null,
    publicationId: sale === null ? null : `publication-${slug}`,
    usedIn: lecture.usedIn.map((course) => demoCourses[course]),
    ...stamps,
  };
}

function streamsOf({ lecture, stamps }: Placed): ScenarioAuthor['streams'] {
  const { slug, media, mediaStatus } = lecture;
  if (media === null) return [];
  const { size, mime, durationSec, width, height } = mediaFacts[media];
  const told = mediaStatus === undefined ? { mime, durationSec, width, height } : {};
  const base = {
    id: `stream-${slug}`,
    name: `${slug}-master.mp4`,
    kind: 'video',
    size,
    fileId: mediaFileId(media),
  };
  const { createdAt } = stamps;
  return [
    { ...base, mime: '', status: mediaStatus ?? 'processed', ...told, createdAt, updatedAt: createdAt },
  ];
}

function publicationsOf({ lecture, stamps }: Placed): ScenarioAuthor['publications'] {
  const { slug, cover, sale } = lecture;
  if (sale === null) return [];
  const submitted = sale.status !== 'draft';
  const wentLive = ['published', 'unpublished', 'archived'].includes(sale.status);
  const sales = sale.sales ?? 0;
  return [
    {
      id: `publication-${slug}`,
      contentType: 'lecture',
      contentId: `lecture-${slug}`,
      title: typeset(lecture.name),
      imageId: cover === null ? null : imageIdOf(cover),
      costKopecks: sale.cost * 100,
      oldCostKopecks: sale.oldCost === undefined ? null : sale.oldCost * 100,
      currency: 'RUB',
      visibility: 'catalog',
      status: sale.status,
      moderatorComment: sale.comment ?? null,
      submittedAt: submitted ? stamps.updatedAt : null,
      publishedAt: wentLive ? stamps.updatedAt : null,
      salesCount: sales,
      revenueKopecks: sales * sale.cost * 100,
      ...stamps,
    },
  ];
}

function tagsOf(now: number): ScenarioAuthor['tags'] {
  const at = ago(now, 390);
  return demoTags.map(([slug, name]) => ({
    id: `tag-${slug}`,
    name,
    usageCount: 0,
    createdAt: at,
    updatedAt: at,
  }));
}

/** The profile of the demo's author. */
export function demoProfile(now: number): ScenarioAuthor['profile'] {
  return {
    id: demoAccount.id,
    email: demoAccount.email,
    role: 'expert',
    firstName: 'Марина',
    lastName: 'Ветрова',
    avatarId: imageIdOf('avatar'),
    headline: 'Телесные практики',
    bio: typeset(
      'Двенадцать лет веду группы для тех, кто привык жить головой. Учу замечать тело раньше, чем оно закричит, — без гонки и без боли.',
    ),
    languages: ['ru'],
    country: 'RU',
    timezone: 'Europe/Moscow',
    phone: null,
    site: null,
    createdAt: ago(now, 400),
    updatedAt: ago(now, 30),
  };
}

const unique = <T>(items: (T | null)[]) => [...new Set(items.filter((item) => item !== null))];

function marina(now: number): ScenarioAuthor {
  const lectures = [...newLectures, ...earlierLectures];
  const placed = lectures.map((lecture, at) => ({ lecture, stamps: stampsOf(now, lecture, at) }));
  return {
    ...noRows,
    account: demoAccount,
    profile: demoProfile(now),
    covers: ['avatar', ...unique<CoverName>(lectures.map(({ cover }) => cover))],
    media: unique<MediaName>(lectures.map(({ media }) => media)),
    tags: tagsOf(now),
    streams: placed.flatMap(streamsOf),
    lectures: placed.map(lectureOf),
    publications: placed.flatMap(publicationsOf),
  };
}

function ivan(now: number): ScenarioAuthor {
  const at = ago(now, 9);
  const lecture: DemoLecture = {
    slug: 'ivan-sila',
    name: 'Сила без надрыва',
    description: 'Занятие для тех, кто возвращается в зал после перерыва.',
    cover: 'les',
    media: '1325',
    tags: [],
    level: 'all',
    language: 'ru',
    usedIn: [],
    created: 9,
    changed: 9,
    sale: { status: 'draft', cost: 500 },
  };
  const placed = { lecture, stamps: { createdAt: at, updatedAt: at } };
  const { id, email } = secondAccount;
  return {
    ...noRows,
    account: secondAccount,
    profile: {
      ...demoProfile(now),
      id,
      email,
      firstName: 'Иван',
      lastName: 'Громов',
      avatarId: null,
      headline: 'Тренер',
    },
    covers: ['les'],
    media: ['1325'],
    tags: [{ id: 'tag-ivan', name: 'сила', usageCount: 0, createdAt: at, updatedAt: at }],
    streams: streamsOf(placed),
    lectures: [lectureOf(placed)],
    publications: publicationsOf(placed),
  };
}

/** The demo: a working author with 24 lectures in every state, and another author beside her. */
export const standard: Scenario = (now) => [marina(now), ivan(now)];
