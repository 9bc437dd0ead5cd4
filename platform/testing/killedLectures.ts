import { expect } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import type { Random } from '../scenarios/random.ts';
import { someText, type Client, type Found, type Writer } from './killed.ts';

/** What is known of a lecture and its publication. */
interface State {
  name: string;
  description: string;
  tags: string[];
  /** Kopecks; null while it is not for sale. */
  cost: number | null;
  requested: boolean;
}

interface Known {
  id: string;
  publicationId: string | null;
  /** As it was answered. */
  now: State;
  /** As the write under way leaves it. */
  next: State | null;
}

async function everything<T>(page: (page: number) => Promise<{ list: T[]; count?: number | undefined }>) {
  const all: T[] = [];
  for (let number = 1; ; number++) {
    const { list, count } = await page(number);
    all.push(...list);
    if (list.length === 0 || all.length >= (count ?? 0)) return all;
  }
}

/** Reads all that a folder holds, by pages. */
export async function findAll(client: Client): Promise<Found> {
  const asked = (page: number) => ({ body: { page, limit: 100, sort: 'createdAt' } });
  return {
    lectures: await everything((page) => client.ask(endpoints.lecture.list, asked(page))),
    publications: await everything((page) => client.ask(endpoints.publication.list, asked(page))),
    tags: await everything((page) => client.ask(endpoints.tag.list, asked(page))),
  };
}

/** What must agree at any moment, whoever wrote it: rows that one change writes together. */
export function checkAgreement({ lectures, publications, tags }: Found): void {
  const sold = lectures.filter(({ publicationId }) => publicationId);
  expect(publications).toHaveLength(sold.length);
  for (const { id, name, publicationId } of sold) {
    const publication = publications.find((one) => one.id === publicationId);
    expect(publication).toMatchObject({ title: name, contentId: id });
  }
  for (const { id, usageCount } of tags)
    expect(usageCount).toBe(lectures.filter((lecture) => lecture.tags.includes(id)).length);
}

const maxLectures = 12;

/** Creates and changes lectures, offers them, and asks for their approval. */
export function lectureWriter(name: string, random: Random, tagIds: () => string[]): Writer {
  const own: Known[] = [];
  let made = 0;
  let creating: State | null = null;

  const someTags = () => random.shuffle(tagIds()).slice(0, random.int(0, 4));
  const fresh = (): State => ({
    name: `${name} ${made++}`,
    description: someText(random),
    tags: someTags(),
    cost: null,
    requested: false,
  });
  const inputOf = ({ name: title, description, tags }: State) => ({ name: title, description, tags });

  async function create(client: Client): Promise<void> {
    creating = fresh();
    const { id } = await client.ask(endpoints.lecture.create, { body: inputOf(creating) });
    own.push({ id, publicationId: null, now: creating, next: null });
    creating = null;
  }

  /** Makes a move whose outcome is known beforehand. */
  async function change(known: Known, next: State, call: () => Promise<unknown>): Promise<void> {
    known.next = next;
    await call();
    known.now = next;
    known.next = null;
  }

  async function update(client: Client, known: Known): Promise<void> {
    const next = { ...fresh(), cost: known.now.cost, requested: known.now.requested };
    const { id } = known;
    await change(known, next, () =>
      client.ask(endpoints.lecture.update, { params: { id }, body: { id, ...inputOf(next) } }),
    );
  }

  async function offer(client: Client, known: Known): Promise<void> {
    const cost = random.int(1, 500) * 100;
    await change(known, { ...known.now, cost }, async () => {
      const body = { contentType: 'lecture', contentId: known.id, costKopecks: cost };
      known.publicationId = (await client.ask(endpoints.publication.create, { body })).id;
    });
  }

  async function sell(client: Client, known: Known, id: string): Promise<void> {
    if (random.chance(0.5)) {
      const cost = random.int(1, 500) * 100;
      const body = { publicationId: id, costKopecks: cost };
      await change(known, { ...known.now, cost }, () =>
        client.ask(endpoints.publication.edit, { params: { id }, body }),
      );
    } else {
      await change(known, { ...known.now, requested: true }, () =>
        client.ask(endpoints.publication.requestApproval, { params: { id } }),
      );
    }
  }

  return {
    async write(client) {
      if (own.length < maxLectures && random.chance(0.4)) return create(client);
      if (own.length === 0) return create(client);
      const known = random.pick(own);
      if (random.chance(0.4)) return update(client, known);
      return known.publicationId === null ? offer(client, known) : sell(client, known, known.publicationId);
    },

    async check(_, { lectures, publications }) {
      const observed = ({ name: title, description, tags, publicationId }: Lecture): State => {
        const publication = publications.find(({ id }) => id === publicationId);
        return {
          name: title,
          description: description ?? '',
          tags,
          cost: publication?.costKopecks ?? null,
          requested: publication !== undefined && publication.status !== 'draft',
        };
      };
      for (const known of own) {
        const lecture = lectures.find(({ id }) => id === known.id);
        if (lecture === undefined) throw new Error(`«${known.now.name}» was answered and is not there`);
        const state = observed(lecture);
        expect([known.now, known.next]).toContainEqual(state);
        Object.assign(known, { now: state, next: null, publicationId: lecture.publicationId ?? null });
      }
      // One whose creation was not answered may be there, whole.
      const mine = lectures.filter((lecture) => lecture.name.startsWith(`${name} `));
      for (const lecture of mine.filter(({ id }) => !own.some((known) => known.id === id))) {
        const state = observed(lecture);
        expect(state).toEqual(creating);
        own.push({ id: lecture.id, publicationId: null, now: state, next: null });
      }
      creating = null;
    },
  };
}

const maxTags = 30;

/** Creates tags. `ids` are those that were answered. */
export function tagWriter(random: Random): Writer & { ids: () => string[] } {
  const known = new Map<string, string>();
  let creating: string | null = null;
  return {
    ids: () => [...known.keys()],
    async write(client) {
      const name = `метка ${known.size} ${someText(random).slice(0, 20).trim()}`;
      // Enough of them: a name that is taken would be refused.
      if (known.size >= maxTags) return void (await client.ask(endpoints.tag.list, { body: {} }));
      creating = name;
      const { id } = await client.ask(endpoints.tag.create, { body: { name } });
      known.set(id, name);
      creating = null;
    },
    async check(_, { tags }) {
      for (const [id, name] of known) expect(tags).toContainEqual(expect.objectContaining({ id, name }));
      for (const { id, name } of tags.filter((tag) => !known.has(tag.id))) {
        expect(name).toBe(creating);
        known.set(id, name);
      }
      creating = null;
    },
  };
}
