import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { publicationStatuses } from '#api/publication/rules.ts';
import { memoryFiles } from '../files/memory.ts';
import { readImage } from '../http/image.ts';
import { probeMedia } from '../jobs/probe.ts';
import { plainPasswords } from '../passwords/plain.ts';
import { memoryStore } from '../store/memory.ts';
import { testTime } from '../testing/platform.ts';
import { diskAssets } from './diskAssets.ts';
import { empty } from './empty.ts';
import { coverFacts, loadScenario, mediaFacts, type Scenario, type ScenarioAuthor } from './scenario.ts';
import { standard } from './standard.ts';
import { strange } from './strange.ts';

const folder = (name: string) => new URL(`${name}/`, import.meta.url);
const [marina] = standard(testTime) as [ScenarioAuthor, ScenarioAuthor];

describe('the pictures and videos of the demo', () => {
  it('are what the list of them says', async () => {
    expect(await readdir(folder('covers'))).toEqual(Object.keys(coverFacts).map((name) => `${name}.webp`));
    for (const [name, { size, ...facts }] of Object.entries(coverFacts)) {
      const bytes = await readFile(new URL(`${name}.webp`, folder('covers')));
      expect(bytes.length).toBe(size);
      expect(size).toBeLessThan(80_000);
      expect(readImage(bytes)).toEqual(facts);
    }
    const media = Object.entries(mediaFacts).map(([name, { kind, ...facts }]) => ({
      file: `${name}.${kind === 'audio' ? 'm4a' : 'mp4'}`,
      facts: { kind, ...facts },
    }));
    expect(media.map(({ file }) => file).toSorted()).toEqual((await readdir(folder('media'))).toSorted());
    for (const {
      file: name,
      facts: { size, ...facts },
    } of media) {
      const files = memoryFiles();
      const bytes = await readFile(new URL(name, folder('media')));
      await files.adopt('media', bytes.length, () => Promise.resolve(new Blob([bytes]).stream()));
      expect(bytes.length).toBe(size);
      expect(size).toBeLessThan(125_000);
      expect(await probeMedia(files, 'media', size)).toEqual(facts);
    }
  });
});

describe.each<[string, Scenario]>([
  ['standard', standard],
  ['empty', empty],
  ['strange', strange],
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

  it('points at nothing that is not there', () => {
    for (const author of scenario(testTime)) {
      const ids = (items: { id: string }[]) => items.map(({ id }) => id);
      const images = author.covers.map((cover) => `image-${cover}`);
      for (const { streamID, imageId, tags, publicationId } of author.lectures) {
        expect([null, ...ids(author.streams)]).toContain(streamID);
        expect([null, ...images]).toContain(imageId);
        expect([null, ...ids(author.publications)]).toContain(publicationId);
        expect(ids(author.tags)).toEqual(expect.arrayContaining(tags));
      }
    }
  });

  it('has nothing from the future and nothing changed before it was made', () => {
    const now = new Date(testTime).toISOString();
    for (const { lectures, publications } of scenario(testTime)) {
      for (const { createdAt, updatedAt } of [...lectures, ...publications]) {
        expect(createdAt <= updatedAt && updatedAt <= now).toBe(true);
      }
    }
  });
});

describe('the demo', () => {
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
