import type { Files } from '../files/files.ts';
import type { Passwords } from '../passwords/passwords.ts';
import type { Of } from '../records/kinds.ts';
import { saveById, saveStream, saveTag } from '../records/save.ts';
import { saveClient, savePurchase, saveReferral } from '../records/people.ts';
import { saveAnswer, saveQa, saveQuiz } from '../records/questions.ts';
import { saveConsultationRequest } from '../records/consultationRequests.ts';
import { saveContent, savePublication } from '../records/saveContent.ts';
import type { Store } from '../store/store.ts';
import assets from './assets.json' with { type: 'json' };

/** The images and videos of the scenarios. Node reads them from the disk, a browser fetches them. */
export interface Assets {
  /** `path` is relative to the folder of scenarios: `covers/voda.webp`. */
  open(path: string): Promise<ReadableStream<Uint8Array>>;
}

export type CoverName = keyof typeof assets.covers;
export type MediaName = keyof typeof assets.media;
/** A file for the modules of a course, with its extension. */
export type FileName = keyof typeof assets.files;

/** An author with all of their rows. */
export interface ScenarioAuthor {
  account: { id: string; email: string; password: string };
  profile: Of<'profile'>;
  covers: CoverName[];
  media: MediaName[];
  /** The contents of files, by id: those of attachments. */
  files: { id: string; name: FileName }[];
  tags: Of<'tag'>[];
  streams: Of<'stream'>[];
  lectures: Of<'lecture'>[];
  publications: Of<'publication'>[];
  meditations: Of<'meditation'>[];
  courses: Of<'course'>[];
  marathons: Of<'marathon'>[];
  webinars: Of<'webinar'>[];
  consultations: Of<'consultation'>[];
  consultationRequests: Of<'fulfillment'>[];
  quizzes: Of<'quiz'>[];
  answers: Of<'answer'>[];
  qa: Of<'qa'>[];
  purchases: Of<'purchase'>[];
  clients: Of<'client'>[];
  referrals: Of<'referral'>[];
}

/** An author without any rows: the default for what a scenario leaves out. */
export const noRows = {
  covers: [],
  media: [],
  files: [],
  tags: [],
  streams: [],
  lectures: [],
  publications: [],
  meditations: [],
  courses: [],
  marathons: [],
  webinars: [],
  consultations: [],
  consultationRequests: [],
  quizzes: [],
  answers: [],
  qa: [],
  purchases: [],
  clients: [],
  referrals: [],
} satisfies Omit<ScenarioAuthor, 'account' | 'profile'>;

/** Initial data. The same clock gives the same scenario, including ids. */
export type Scenario = (now: number) => ScenarioAuthor[];

/** A scenario that is too big for memory. An author may come in portions, each with other rows. */
export type LongScenario = (now: number) => Iterable<ScenarioAuthor>;

export const coverFacts = assets.covers;
export const mediaFacts = assets.media;
export const fileFacts = assets.files;

/** All covers and media files. */
export const coverNames = Object.keys(coverFacts) as CoverName[];
export const mediaNames = Object.keys(mediaFacts) as MediaName[];

export const imageIdOf = (cover: CoverName) => `image-${cover}`;
export const mediaFileId = (media: MediaName) => `demo-media-${media}`;
const coverFileId = (cover: CoverName) => `demo-cover-${cover}`;

/** The path of a video or audio, relative to the folder of the assets. */
export const mediaPath = (media: MediaName) =>
  `media/${media}.${mediaFacts[media].kind === 'audio' ? 'm4a' : 'mp4'}`;

interface Target {
  store: Store;
  files: Files;
  passwords: Passwords;
  assets: Assets;
}

async function loadAuthor(author: ScenarioAuthor, { store, files, assets: source }: Target): Promise<void> {
  for (const name of author.covers) {
    await files.adopt(coverFileId(name), coverFacts[name].size, () => source.open(`covers/${name}.webp`));
  }
  for (const name of author.media) {
    await files.adopt(mediaFileId(name), mediaFacts[name].size, () => source.open(mediaPath(name)));
  }
  for (const { id, name } of author.files) {
    await files.adopt(id, fileFacts[name].size, () => source.open(`files/${name}`));
  }
  await store.of(author.account.id).change(async (rows) => {
    const { createdAt, updatedAt } = author.profile;
    for (const name of author.covers) {
      const image = {
        ...coverFacts[name],
        id: imageIdOf(name),
        fileId: coverFileId(name),
        createdAt,
        updatedAt,
      };
      await saveById(rows, 'image', image);
    }
    await saveById(rows, 'profile', author.profile);
    for (const tag of author.tags) await saveTag(rows, tag);
    for (const stream of author.streams) await saveStream(rows, stream);
    for (const doc of author.lectures) await saveContent(rows, 'lecture', doc);
    for (const doc of author.meditations) await saveContent(rows, 'meditation', doc);
    for (const doc of author.courses) await saveContent(rows, 'course', doc);
    for (const doc of author.marathons) await saveContent(rows, 'marathon', doc);
    for (const doc of author.webinars) await saveContent(rows, 'webinar', doc);
    for (const doc of author.consultations) await saveContent(rows, 'consultation', doc);
    for (const doc of author.publications) await savePublication(rows, doc);
    for (const doc of author.consultationRequests) await saveConsultationRequest(rows, doc);
    for (const doc of author.quizzes) await saveQuiz(rows, doc);
    for (const doc of author.answers) await saveAnswer(rows, doc);
    for (const doc of author.qa) await saveQa(rows, doc);
    for (const doc of author.purchases) await savePurchase(rows, doc);
    for (const doc of author.clients) await saveClient(rows, doc);
    for (const doc of author.referrals) await saveReferral(rows, doc);
  });
}

/** Fills an empty platform. Accounts are added last: until there is one, an interrupted loading can start again. */
export async function loadScenario(scenario: LongScenario, now: number, target: Target): Promise<void> {
  const accounts = new Map<string, ScenarioAuthor['account']>();
  for (const author of scenario(now)) {
    await loadAuthor(author, target);
    accounts.set(author.account.id, author.account);
  }
  for (const account of accounts.values()) {
    const passwordHash = await target.passwords.hash(account.password);
    await target.store.accounts.put({ id: account.id, email: account.email, passwordHash });
  }
}
