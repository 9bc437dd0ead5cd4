import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { publicationStatuses } from '#domain/publication/rules.ts';
import { attachmentKindOf, attachmentMimes, attachmentProblems, tellingBytes } from '#domain/upload/rules.ts';
import { memoryFiles } from '../files/memory.ts';
import { readImage } from '../http/image.ts';
import { probeMedia } from '../jobs/probe.ts';
import { plainPasswords } from '../passwords/plain.ts';
import { as } from '../records/kinds.ts';
import { memoryStore } from '../store/memory.ts';
import { testTime } from '../testing/platform.ts';
import { diskAssets } from './diskAssets.ts';
import { empty } from './empty.ts';
import { required } from './required.ts';
import { loadedScenario } from './loaded.ts';
import {
  coverFacts,
  fileFacts,
  imageIdOf,
  loadScenario,
  mediaFacts,
  mediaNames,
  mediaPath,
  type Scenario,
  type ScenarioAuthor,
} from './scenario.ts';
import { standard } from './standard.ts';
import { newerPlatform } from './newerPlatform.ts';

const folder = (name: string) => new URL(`${name}/`, import.meta.url);
const [marina] = standard(testTime) as [ScenarioAuthor, ScenarioAuthor];

/** All documents of an author by kind. */
const documentsOf = (author: ScenarioAuthor) =>
  [
    ['lecture', author.lectures],
    ['meditation', author.meditations],
    ['course', author.courses],
    ['marathon', author.marathons],
    ['webinar', author.webinars],
    ['consultation', author.consultations],
    ['fulfillment', author.consultationRequests],
    ['publication', author.publications],
    ['stream', author.streams],
    ['tag', author.tags],
    ['quiz', author.quizzes],
    ['answer', author.answers],
    ['qa', author.qa],
    ['purchase', author.purchases],
    ['client', author.clients],
    ['referral', author.referrals],
  ] as const;

const contentsOf = ({ lectures, meditations, courses, marathons, webinars, consultations }: ScenarioAuthor) =>
  [lectures, meditations, courses, marathons, webinars, consultations].flat();

describe('the pictures, videos and files of the demo', () => {
  it('are what the list of them says', async () => {
    expect(await readdir(folder('covers'))).toEqual(Object.keys(coverFacts).map((name) => `${name}.webp`));
    for (const [name, { size, ...facts }] of Object.entries(coverFacts)) {
      const bytes = await readFile(new URL(`${name}.webp`, folder('covers')));
      expect(bytes.length).toBe(size);
      expect(size).toBeLessThan(80_000);
      expect(readImage(bytes)).toEqual(facts);
    }

    const inFolder = (await readdir(folder('media'))).map((name) => `media/${name}`);
    expect(mediaNames.map(mediaPath).toSorted()).toEqual(inFolder.toSorted());
    for (const name of mediaNames) {
      const { size, ...facts } = mediaFacts[name];
      const files = memoryFiles();
      const bytes = await readFile(new URL(mediaPath(name), import.meta.url));
      await files.adopt('media', bytes.length, () => Promise.resolve(new Blob([bytes]).stream()));
      expect(bytes.length).toBe(size);
      expect(size).toBeLessThan(125_000);
      expect(await probeMedia(files, 'media', size, new AbortController().signal)).toEqual(facts);
    }
    expect(await readdir(folder('files'))).toEqual(Object.keys(fileFacts));
    for (const [name, { size, mime }] of Object.entries(fileFacts)) {
      const bytes = await readFile(new URL(name, folder('files')));
      const kind = required(attachmentKindOf(name), name);
      expect([bytes.length, mime]).toEqual([size, attachmentMimes[kind]]);
      expect(attachmentProblems({ fileName: name, size, head: bytes.subarray(0, tellingBytes) })).toEqual({});
    }
  });
});

describe.each<[string, Scenario]>([
  ['standard', standard],
  ['empty', empty],
  ['newerPlatform', newerPlatform],
])('the scenario «%s»', (_, scenario) => {
  it('is the same every time, and moves with the clock', () => {
    expect(scenario(testTime)).toEqual(scenario(testTime));
    const later = JSON.stringify(scenario(testTime + 1000));
    expect(later).not.toBe(JSON.stringify(scenario(testTime)));
  });

  it('loads, twice over too', async () => {
    const target = {
      store: memoryStore(),
      files: memoryFiles(),
      passwords: plainPasswords(),
      assets: diskAssets,
    };
    await loadScenario(scenario, testTime, target);
    await loadScenario(scenario, testTime, target);
    for (const author of scenario(testTime)) {
      const rows = target.store.of(author.account.id);
      expect((await rows.list('lecture')).count).toBe(author.lectures.length);
      expect((await rows.list('publication')).count).toBe(author.publications.length);
      expect(await target.store.accounts.byEmail(author.account.email)).not.toBeNull();
    }
  });

  it('keeps every document in the shape of its kind, each under an id of its own', () => {
    for (const author of scenario(testTime)) {
      for (const [kind, docs] of documentsOf(author)) {
        for (const doc of docs) expect(() => as(kind, doc)).not.toThrow();
        expect(new Set(docs.map(({ id }) => id)).size).toBe(docs.length);
      }
    }
  });

  it('points at nothing that is not there', () => {
    for (const author of scenario(testTime)) {
      const { lectures, meditations, courses, marathons, webinars } = author;
      const known = new Set([
        ...author.covers.map(imageIdOf),
        ...[author.streams, author.tags, author.publications].flat().map(({ id }) => id),
      ]);
      const streams = [
        ...[...lectures, ...meditations].map(({ streamID }) => streamID),
        ...[...courses, ...marathons].map(({ trailerStreamId }) => trailerStreamId),
        ...webinars.map(({ recordingStreamId }) => recordingStreamId),
      ];
      const contents = contentsOf(author);
      const told = [
        ...streams,
        ...contents.flatMap(({ tags, imageId, publicationId }) => [...tags, imageId, publicationId]),
      ];
      expect(told.filter((id) => id !== null && id !== undefined && !known.has(id))).toEqual([]);

      const sold = new Set(contents.map(({ id }) => id));
      const sales = [...author.publications, ...author.purchases].map(({ contentId }) => contentId);
      const booked = author.consultationRequests.map(({ consultationId }) => consultationId);
      expect([...sales, ...booked].filter((id) => !sold.has(id))).toEqual([]);

      const clients = new Set(author.clients.map(({ id }) => id));
      const people = [...author.purchases, ...author.consultationRequests].map(({ client }) => client.id);
      expect(people.filter((id) => !clients.has(id))).toEqual([]);
    }
  });

  it('has nothing from the future and nothing changed before it was made', () => {
    const now = new Date(testTime).toISOString();
    for (const author of scenario(testTime)) {
      for (const [kind, docs] of documentsOf(author)) {
        const wrong = docs.filter(({ createdAt, updatedAt }) => createdAt > updatedAt || updatedAt > now);
        expect([kind, wrong]).toEqual([kind, []]);
      }
    }
  });
});

describe('the demo', () => {
  it('is a year of work', () => {
    const counts = documentsOf(marina).map(([kind, docs]) => [kind, docs.length]);
    expect(Object.fromEntries(counts)).toEqual({
      lecture: 24,
      meditation: 18,
      course: 8,
      marathon: 3,
      webinar: 12,
      consultation: 5,
      fulfillment: 140,
      publication: 64,
      stream: 47,
      tag: 30,
      quiz: 9,
      answer: 204,
      qa: 60,
      purchase: 2400,
      client: 900,
      referral: 120,
    });
  });

  it('uses all its tags, and stands in the store as it is told', async () => {
    const { store, files } = await loadedScenario(standard, testTime, diskAssets);
    const rows = store.of(marina.account.id);
    const { list: tags } = await rows.list('tag');
    const told = contentsOf(marina).flatMap((doc) => doc.tags);
    for (const { id, usageCount } of tags.map((tag) => as('tag', tag))) {
      expect([id, usageCount]).toEqual([id, told.filter((tag) => tag === id).length]);
      expect(usageCount).toBeGreaterThan(0);
    }
    for (const { id, usedIn } of marina.lectures)
      expect(as('lecture', required(await rows.get('lecture', id), id)).usedIn).toEqual(usedIn);
    for (const { id, name } of marina.files) expect(await files.size(id)).toBe(fileFacts[name].size);
    const { list: streams } = await rows.list('stream');
    expect(streams.filter((stream) => (as('stream', stream).usedIn ?? []).length !== 1)).toEqual([]);
  });

  it('has every status of a publication', () => {
    expect(new Set(marina.publications.map(({ status }) => status))).toEqual(new Set(publicationStatuses));
  });

  it('is newest first in the order it is told', () => {
    const times = marina.lectures.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(times).size).toBe(24);
  });

  it('shows the length that really plays', () => {
    for (const { durationSec, streamID } of marina.lectures) {
      const stream = marina.streams.find(({ id }) => id === streamID);
      expect(durationSec ?? null).toBe(stream?.durationSec ?? null);
    }
  });

  it('keeps the rules of Russian type', () => {
    for (const { name, description } of marina.lectures) {
      expect(`${name} ${description ?? ''}`).not.toMatch(/ —|"| - /);
    }
  });
});
