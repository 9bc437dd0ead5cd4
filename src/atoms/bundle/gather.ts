import { listPublications, readPublication } from '#api/publication/requests.ts';
import { readCourse } from '#api/course/requests.ts';
import { readQuiz } from '#api/quiz/requests.ts';
import { listStreams, readStreamLink } from '#api/stream/requests.ts';
import { readTags } from '#api/tag/requests.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { headOfFile } from '#api/upload/streamFile.ts';
import { pathOf, plainName } from '#domain/bundle/parts.ts';
import {
  bundleFormat,
  bundleVersion,
  courseInForm,
  lectureInForm,
  type Bundle,
  type BundleFile,
  type Manifest,
} from '#domain/bundle/schema.ts';
import type { Course } from '#domain/course/schema.ts';
import { lectureForm } from '#domain/lecture/fields.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { quizForm } from '#domain/quiz/fields.ts';
import { questionTypes, type Quiz } from '#domain/quiz/schema.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { HEAD_BYTES, pictureKind } from '#lib/file/images.ts';
import { severalAtATime } from '#lib/concurrency/severalAtATime.ts';
import { courseForm } from '../course/fields.ts';
import { readByIds, readLectures } from '../program/readLectures.ts';

/** What the author wants in the file. */
export interface BundleWish {
  /** The id of the course. */
  id: string;
  /** Includes recordings and the trailer. */
  media: boolean;
  /** Ids of included quizzes. */
  quizzes: readonly string[];
}

/** A course that is being exported. */
interface Gathered extends Bundle {
  /** The sources of the files by path, in the order of the archive. */
  links: ReadonlyMap<string, () => Promise<string>>;
  /** The known part of their size. */
  bytes: number;
}

/** Concurrent calls. */
const atATime = 3;

const known = <T extends string>(words: readonly T[], word: string | null | undefined): T | null =>
  words.find((one) => one === word) ?? null;

const padded = (number: number) => String(number).padStart(4, '0');

/** Everything about a course that is read from the platform. */
interface Read {
  course: Course;
  publication: Publication | null;
  lectures: readonly Lecture[];
  streams: ReadonlyMap<string, Stream>;
  tags: ReadonlyMap<string, string>;
  quizzes: readonly Quiz[];
  /** The extensions of pictures by id. Missing pictures have none. */
  pictures: ReadonlyMap<string, string>;
}

async function publicationOf({ id, publicationId }: Course): Promise<Publication | null> {
  if (publicationId) return readPublication(publicationId);
  const { list } = await listPublications({ filter: { contentType: 'course', contentId: [id] } });
  return list.find((one) => one.contentId === id) ?? null;
}

/** Finds the types of pictures from their bytes, because they have no names. */
async function readPictures(ids: readonly string[], signal: AbortSignal): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  await severalAtATime([...new Set(ids)], atATime, async (id) => {
    const kind = pictureKind(await headOfFile(imageUrl(id), HEAD_BYTES, signal));
    if (kind !== null) found.set(id, kind === 'jpeg' ? 'jpg' : kind);
  });
  return found;
}

const there = (ids: readonly (string | null | undefined)[]): string[] => ids.flatMap((id) => id || []);

async function readAll({ id, quizzes: quizIds }: BundleWish, signal: AbortSignal): Promise<Read> {
  const course = await readCourse(id, signal);
  const order = [...new Set(course.modules.flatMap((module) => module.lectures))];
  const [found, tags, publication] = await Promise.all([
    readLectures(order),
    readTags(signal),
    publicationOf(course),
  ]);
  const byId = new Map(found.map((lecture) => [lecture.id, lecture]));
  const lectures = order.flatMap((one) => byId.get(one) ?? []);
  const streamIds = there([course.trailerStreamId, ...lectures.map(({ streamID }) => streamID)]);
  const streams = await readByIds<Stream>([...new Set(streamIds)], (ids, limit) =>
    listStreams({ filter: { id: [...ids] }, limit }, signal),
  );
  const quizzes: Quiz[] = [];
  for (const quizId of quizIds) quizzes.push(await readQuiz(quizId, signal));
  const questions = quizzes.flatMap((quiz) => quiz.questions);
  const images = [course, ...lectures, ...questions].map(({ imageId }) => imageId);
  return {
    ...{ course, publication, lectures, quizzes },
    streams: new Map(streams.map((stream) => [stream.id, stream])),
    tags: new Map(tags.map((tag) => [tag.id, tag.name])),
    pictures: await readPictures(there(images), signal),
  };
}

/** Assigns paths to files, and remembers their sources. */
function createPlaces(read: Read, media: boolean) {
  const texts = new Map<string, string>();
  const links = new Map<string, () => Promise<string>>();
  let bytes = 0;
  const namesOf = (ids: readonly string[]) => ids.flatMap((id) => read.tags.get(id) ?? []);
  return {
    ...{ texts, links, namesOf, bytes: () => bytes },
    text(number: string, name: string, text: string | null | undefined): string | null {
      if (!text) return null;
      const path = pathOf('text', number, `${name}.md`);
      texts.set(path, text);
      return path;
    },
    picture(number: string, name: string, id: string | null | undefined): string | null {
      const ending = read.pictures.get(id ?? '');
      if (!id || ending === undefined) return null;
      const path = pathOf('image', number, `${name}.${ending}`);
      links.set(path, async () => imageUrl(id));
      return path;
    },
    recording(number: string, id: string | null | undefined): BundleFile | null {
      const stream = read.streams.get(id ?? '');
      if (stream === undefined) return null;
      const { size, mime, status } = stream;
      const name = plainName(stream.name);
      const isTaken = media && status === 'processed';
      const path = isTaken ? pathOf('media', number, name) : null;
      if (path !== null) {
        links.set(path, () => readStreamLink(stream.id));
        bytes += size;
      }
      return { path, name, size, mime };
    },
    attachment(number: string, file: Course['modules'][number]['attachments'][number]): BundleFile {
      const name = plainName(file.fileName);
      const path = pathOf('attachment', number, name);
      links.set(path, async () => file.url);
      bytes += file.size;
      return { path, name, size: file.size, mime: file.mime };
    },
  };
}

type Places = ReturnType<typeof createPlaces>;

/** The name of a file of the course itself, distinct from those of its lectures. */
const ofCourse = padded(0);

const courseOf = ({ course, publication }: Read, put: Places): Manifest['course'] => ({
  ...courseInForm(courseForm.fieldsOf(course, publication)),
  description: put.text(ofCourse, course.name, course.description),
  cover: put.picture(ofCourse, course.name, course.imageId),
  trailer: put.recording(ofCourse, course.trailerStreamId),
  tags: put.namesOf(course.tags),
});

function lectureOf(lecture: Lecture, at: number, put: Places): Manifest['lectures'][number] {
  const number = padded(at + 1);
  return {
    ...lectureInForm(lectureForm.fieldsOf(lecture, null)),
    id: `l${at + 1}`,
    description: put.text(number, lecture.name, lecture.description),
    tags: put.namesOf(lecture.tags),
    cover: put.picture(number, lecture.name, lecture.imageId),
    media: put.recording(number, lecture.streamID),
  };
}

function modulesOf({ course, lectures }: Read, put: Places): Manifest['modules'] {
  const ids = new Map(lectures.map(({ id }, at) => [id, `l${at + 1}`]));
  return course.modules.map((module, at) => ({
    name: module.name,
    description: module.description ?? '',
    dayOffset: module.dayOffset ?? null,
    lectures: module.lectures.flatMap((id) => ids.get(id) ?? []),
    attachments: module.attachments.map((file, place) =>
      put.attachment(`${padded(at + 1)}-${padded(place + 1)}`, file),
    ),
  }));
}

function quizOf(quiz: Quiz, at: number, put: Places): Manifest['quizzes'][number] {
  const { status: _, questions, ...fields } = quizForm.fieldsOf(quiz);
  return {
    ...fields,
    questions: questions.flatMap(({ id: _id, type, imageId, options, ...question }, place) => {
      const told = known(questionTypes, type);
      if (told === null) return [];
      const image = put.picture(`q${padded(at + 1)}-${padded(place + 1)}`, quiz.name, imageId);
      return [
        {
          ...question,
          type: told,
          image,
          options: options.map(({ text, isCorrect }) => ({ text, isCorrect })),
        },
      ];
    }),
  };
}

/** Reads all texts and fields of a course, and the sources of its files. Nothing large is read yet. */
export async function gatherCourse(wish: BundleWish, signal: AbortSignal): Promise<Gathered> {
  const read = await readAll(wish, signal);
  const put = createPlaces(read, wish.media);
  const manifest: Manifest = {
    format: bundleFormat,
    version: bundleVersion,
    course: courseOf(read, put),
    modules: modulesOf(read, put),
    lectures: read.lectures.map((lecture, at) => lectureOf(lecture, at, put)),
    quizzes: read.quizzes.map((quiz, at) => quizOf(quiz, at, put)),
  };
  return { manifest, texts: put.texts, links: put.links, bytes: put.bytes() };
}
