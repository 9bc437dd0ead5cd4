import { consultationReadiness, type ConsultationReadinessId } from '#domain/consultation/readiness.ts';
import {
  approvalBlockers,
  enoughDescription,
  minCover,
  type ReadinessCheck,
  type SaleFacts,
} from '#domain/content/readiness.ts';
import { isContentType, type ContentType } from '#domain/content/schema.ts';
import { courseReadiness } from '#domain/course/readiness.ts';
import { lectureReadiness } from '#domain/lecture/readiness.ts';
import { marathonReadiness, type MarathonReadinessId } from '#domain/marathon/readiness.ts';
import { meditationReadiness, type MeditationReadinessId } from '#domain/meditation/readiness.ts';
import { webinarReadiness, type WebinarReadinessId } from '#domain/webinar/readiness.ts';
import { contentKinds, isMediaKind } from '../records/contents.ts';
import { find, type Of } from '../records/kinds.ts';
import type { RowsReader } from '../store/store.ts';

type ReadinessId = MeditationReadinessId | MarathonReadinessId | WebinarReadinessId | ConsultationReadinessId;

const wanting: Record<ReadinessId, string> = {
  media: 'добавьте видео или\u00A0звук, которые удалось обработать',
  cover: `поставьте обложку не\u00A0меньше ${minCover.width}×${minCover.height}`,
  description: `расскажите подробнее: нужно от\u00A0${enoughDescription} знаков описания`,
  tags: 'выберите теги',
  price: 'укажите цену',
  language: 'выберите язык',
  chapters: 'разметьте главы',
  captions: 'добавьте субтитры',
  goal: 'выберите цель',
  learnings: 'напишите, чему научатся',
  modules: 'наполните программу: пустых модулей быть не\u00A0должно',
  lectures: 'добавьте в\u00A0каждую лекцию видео или\u00A0звук, которые удалось обработать',
  dates: 'назначьте даты, на\u00A0которые ещё можно записаться',
  start: 'назначьте начало, которое ещё впереди',
  link: 'добавьте ссылку на\u00A0эфир',
  schedule: 'составьте расписание с\u00A0часовым поясом',
  place: 'выберите формат и\u00A0укажите ссылку или\u00A0адрес',
};

/** Facts for a judgement beside the content. */
interface Facts extends SaleFacts {
  /** Ms since the epoch. */
  now: number;
  /** The recordings by id of the lecture or meditation; null if it has none. */
  media: ReadonlyMap<string, Of<'stream'> | null>;
}

/** How contents of one kind are judged. */
interface Judge<K extends ContentType> {
  /** In the accusative, as in «выпустить лекцию». */
  what: string;
  checks: (doc: Of<K>, facts: Facts) => ReadinessCheck<ReadinessId>[];
}

const playable = ({ media }: Facts) => ({
  isPlayable: (id: string) => media.get(id)?.status === 'processed',
});

const judges: { [K in ContentType]: Judge<K> } = {
  lecture: {
    what: 'лекцию',
    checks: (doc, facts) => lectureReadiness(doc, { ...facts, stream: facts.media.get(doc.id) ?? null }),
  },
  meditation: {
    what: 'медитацию',
    checks: (doc, facts) => meditationReadiness(doc, { ...facts, stream: facts.media.get(doc.id) ?? null }),
  },
  course: {
    what: 'курс',
    checks: (doc, facts) => courseReadiness(doc, { ...facts, ...playable(facts) }),
  },
  marathon: {
    what: 'марафон',
    checks: (doc, facts) => marathonReadiness(doc, { ...facts, ...playable(facts) }),
  },
  webinar: { what: 'вебинар', checks: webinarReadiness },
  consultation: { what: 'консультацию', checks: consultationReadiness },
};

/** The recordings of a content: its own, or those of its lectures. */
async function mediaOf<K extends ContentType>(
  rows: RowsReader,
  kind: K,
  doc: Of<K>,
): Promise<Facts['media']> {
  const media = new Map<string, Of<'stream'> | null>();
  const ids = contentKinds[kind].lectures?.(doc) ?? [];
  const lectures = await Promise.all(ids.map((id) => find(rows, 'lecture', id)));
  const played = isMediaKind(kind) ? [doc] : lectures.filter((one) => one !== null);
  for (const { id, streamID } of played)
    media.set(id, await find(rows, 'stream', typeof streamID === 'string' ? streamID : null));
  return media;
}

async function judge<K extends ContentType>(
  rows: RowsReader,
  kind: K,
  { contentId, costKopecks }: Of<'publication'>,
  now: number,
): Promise<string | null | 'wait'> {
  const { what, checks } = judges[kind];
  const doc = await find(rows, kind, contentId);
  if (doc === null) return `Не\u00A0нашли ${what} этой публикации. Создайте публикацию заново.`;
  const media = await mediaOf(rows, kind, doc);
  if ([...media.values()].some((stream) => stream?.status === 'uploaded')) return 'wait';
  const cover = await find(rows, 'image', doc.imageId);
  const missing = approvalBlockers(checks(doc, { cover, costKopecks, now, media })).map((id) => wanting[id]);
  return missing.length === 0 ? null : `Чтобы выпустить ${what}, ${missing.join('; ')}.`;
}

/**
 * The moderator's decision at `now`, ms: null approves the publication, a comment sends it back, «wait» leaves it while a recording is being
 * processed. Content of other kinds is approved as it is.
 */
export async function verdict(
  rows: RowsReader,
  publication: Of<'publication'>,
  now: number,
): Promise<string | null | 'wait'> {
  const { contentType } = publication;
  return isContentType(contentType) ? judge(rows, contentType, publication, now) : null;
}
