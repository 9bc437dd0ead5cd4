import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { find } from '../records/kinds.ts';
import { savePublication } from '../records/saveContent.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { secondAccount } from '../scenarios/standard.ts';
import { newerPlatform } from '../scenarios/newerPlatform.ts';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';

const { publication, lecture } = endpoints;
const delayMs = 15_000;

const get = (at: TestPlatform, slug: string) =>
  at.ask<Publication>(publication.get, { params: { id: `publication-${slug}` } });
const move = (at: TestPlatform, action: 'requestApproval' | 'publish' | 'unpublish', slug: string) =>
  at.call(publication[action], { params: { id: `publication-${slug}` } });
const edit = (at: TestPlatform, slug: string, body: Record<string, unknown>) => {
  const id = `publication-${slug}`;
  return at.call(publication.edit, { params: { id }, body: { publicationId: id, ...body } });
};
const list = (at: TestPlatform, body: unknown) =>
  at.ask<{ list: Publication[]; count: number }>(publication.list, { body });

describe('the moves of a publication', () => {
  const demo = {
    draft: 'golos',
    pending: 'nerv',
    rejected: 'karta',
    approved: 'plechi',
    published: 'stena',
    unpublished: 'tishina',
    archived: 'skan',
  };
  const allowed: Record<string, string[]> = {
    editCost: ['draft', 'rejected', 'approved', 'published', 'unpublished'],
    requestApproval: ['draft', 'rejected'],
    publish: ['approved', 'unpublished'],
    unpublish: ['published'],
  };
  const cases = Object.entries(demo).flatMap(([status, slug]) =>
    Object.entries(allowed).map(([action, from]) => ({ status, slug, action, can: from.includes(status) })),
  );

  it.each(cases)('$action in $status: $can', async ({ slug, status, action, can }) => {
    const at = await testPlatform();
    expect(await get(at, slug)).toMatchObject({ status });
    const answer =
      action === 'editCost'
        ? await edit(at, slug, { costKopecks: 10_000 })
        : await move(at, action as 'publish', slug);
    expect(answer.status).toBe(can ? 204 : 422);
  });

  it('are none in a status that the platform does not know', async () => {
    const at = await testPlatform({ scenario: newerPlatform });
    expect(await get(at, 'golos')).toMatchObject({ status: 'on_hold' });
    for (const action of ['requestApproval', 'publish', 'unpublish'] as const) {
      expect((await move(at, action, 'golos')).status).toBe(422);
    }
  });

  it.each([
    ['webinar', { cancel: endpoints.webinar.cancel, list: endpoints.webinar.list }],
    ['marathon', { cancel: endpoints.marathon.cancel, list: endpoints.marathon.list }],
  ] as const)('take a %s that is called off out of the catalogue for good', async (contentType, calls) => {
    const at = await testPlatform();
    const sold = await list(at, { filter: { contentType, status: 'published' }, limit: 100 });
    const { list: contents } = await at.ask<{ list: { id: string; status: string }[] }>(calls.list, {
      body: { limit: 100 },
    });
    const open = ['scheduled', 'enrolling', 'running', 'live'];
    const live = sold.list.find(({ contentId }) =>
      contents.some(({ id, status }) => id === contentId && open.includes(status)),
    );
    const params = { id: live?.contentId ?? '' };
    expect((await at.call(calls.cancel, { params, body: { reason: 'Заболела' } })).status).toBe(204);
    const read = () => at.ask<Publication>(publication.get, { params: { id: live?.id ?? '' } });
    expect(await read()).toMatchObject({ status: 'unpublished' });
    expect((await at.call(publication.publish, { params: { id: live?.id ?? '' } })).status).toBe(422);
    expect(await read()).toMatchObject({ status: 'unpublished' });
  });

  it('show in the list of lectures', async () => {
    const at = await testPlatform();
    const count = async (status: string) =>
      (await at.ask<{ count: number }>(lecture.list, { body: { filter: { status } } })).count;
    const before = await count('published');
    await move(at, 'publish', 'plechi');
    expect(await count('published')).toBe(before + 1);
    expect(await count('approved')).toBe(0);
    expect(await get(at, 'plechi')).toMatchObject({ publishedAt: new Date(at.clock.now).toISOString() });
  });

  it("are nobody else's", async () => {
    const at = await testPlatform();
    at.sessions.hold(secondAccount.id);
    expect((await move(at, 'publish', 'plechi')).status).toBe(404);
    expect((await edit(at, 'golos', { costKopecks: 0 })).status).toBe(404);
    expect((await list(at, {})).count).toBe(1);
  });
});

describe('a price', () => {
  it('is free, or between 1 and 500 000 rubles', async () => {
    const at = await testPlatform();
    for (const [costKopecks, status] of [
      [0, 204],
      [100, 204],
      [50_000_000, 204],
      [99, 400],
      [50_000_001, 400],
      [-1, 400],
      [10.5, 400],
    ] as const) {
      const answer = await edit(at, 'golos', { costKopecks, oldCostKopecks: null });
      expect({ costKopecks, status: answer.status }).toEqual({ costKopecks, status });
    }
  });

  it('is in rubles, since sums of two currencies would mean nothing', async () => {
    const at = await testPlatform();
    const answer = await edit(at, 'golos', { costKopecks: 50_000, oldCostKopecks: null, currency: 'USD' });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { fields: { currency: 'Продавать можно только за\u00A0рубли' } },
    ]);
    expect((await edit(at, 'golos', { currency: 'RUB' })).status).toBe(204);
    await at.store.of(demoAccount.id).change(async (tx) => {
      const kept = await find(tx, 'publication', 'publication-golos');
      if (kept !== null) await savePublication(tx, { ...kept, currency: 'USD' });
    });
    // What is kept already can still be edited, by whoever names its currency too.
    expect((await edit(at, 'golos', { currency: 'USD', visibility: 'link' })).status).toBe(204);
    expect((await edit(at, 'golos', { currency: 'EUR' })).status).toBe(400);
  });

  it('is below the former one, also where only one of them changes', async () => {
    const at = await testPlatform();
    const answer = await edit(at, 'golos', { costKopecks: 99_000 });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('fields.oldCostKopecks');
    expect((await edit(at, 'golos', { costKopecks: 99_000, oldCostKopecks: null })).status).toBe(204);
    expect(await get(at, 'golos')).toMatchObject({ costKopecks: 99_000, oldCostKopecks: null });
  });

  it('is all that an edit changes', async () => {
    const at = await testPlatform();
    const before = await get(at, 'golos');
    await edit(at, 'golos', { costKopecks: 50_000, status: 'published', revenueKopecks: 1, title: 'Другое' });
    const after = await get(at, 'golos');
    expect(after).toEqual({ ...before, costKopecks: 50_000, updatedAt: after.updatedAt });
  });
});

describe('a new publication', () => {
  const body = { contentType: 'lecture', contentId: 'lecture-spina', costKopecks: 49_000 };

  it('is a draft with the name of its lecture, and the lecture knows it', async () => {
    const at = await testPlatform();
    const made = await at.ask<Publication>(publication.create, { body });
    expect(made).toMatchObject({ title: 'Вечерняя разгрузка спины', status: 'draft', currency: 'RUB' });
    const owner = await at.ask(lecture.get, { params: { id: 'lecture-spina' } });
    expect(owner['publicationId']).toBe(made.id);
    expect(
      (await list(at, { filter: { contentType: 'lecture', contentId: ['lecture-spina'] } })).list,
    ).toEqual([made]);
  });

  it('is one for each content, also when two are asked for at once', async () => {
    const at = await testPlatform({ adapters: 'sqlite and disk' });
    const create = async () => {
      const answer = await at.call(publication.create, { body });
      const { id, publicationId } = await answer.json();
      return { status: answer.status, id: id ?? publicationId };
    };
    const [one, two] = await Promise.all([create(), create()]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
    expect(one.id).toBe(two.id);
  });

  it('of a consultation begins with its price', async () => {
    const at = await testPlatform();
    const { id } = await at.ask<{ id: string }>(endpoints.consultation.create, {
      body: { name: 'Разбор паттернов', costKopecks: 450_000 },
    });
    const content = { contentType: 'consultation', contentId: id };
    expect(await at.ask(publication.create, { body: content })).toMatchObject({ costKopecks: 450_000 });
  });

  it("is not made of another author's content", async () => {
    const at = await testPlatform();
    for (const contentId of ['lecture-ivan-sila', 'lecture-nobody']) {
      expect((await at.call(publication.create, { body: { ...body, contentId } })).status).toBe(404);
    }
  });
});

describe('the list of publications', () => {
  it('filters, searches and sorts', async () => {
    const at = await testPlatform();
    expect((await list(at, {})).count).toBe(64);
    expect((await list(at, { filter: { status: ['draft', 'pending'] } })).count).toBe(9);
    expect((await list(at, { filter: { contentType: 'course' } })).count).toBe(7);
    expect((await list(at, { search: 'тревога' })).list).toHaveLength(2);
    const { updatedAt = '' } = await get(at, 'golos');
    const after = new Date(Date.parse(updatedAt) + 1).toISOString();
    expect((await list(at, { filter: { from: updatedAt, to: after } })).list).toMatchObject([{ updatedAt }]);
    await edit(at, 'golos', { visibility: 'link' });
    expect((await list(at, { filter: { visibility: 'link', contentType: 'lecture' } })).list).toMatchObject([
      { id: 'publication-golos' },
    ]);
    const costs = (await list(at, { sort: '-costKopecks', limit: 3 })).list.map(
      ({ costKopecks }) => costKopecks,
    );
    expect(costs).toEqual([690_000, 650_000, 450_000]);
  });
});

describe('the moderator', () => {
  const wait = (at: TestPlatform, ms: number) => {
    at.clock.now += ms;
  };

  it('approves what is ready once the time is over, and not before', async () => {
    const at = await testPlatform({ delayMs });
    await move(at, 'requestApproval', 'golos');
    wait(at, delayMs - 1);
    expect(await get(at, 'golos')).toMatchObject({ status: 'pending', submittedAt: expect.any(String) });
    wait(at, 2);
    expect(await get(at, 'golos')).toMatchObject({ status: 'approved', moderatorComment: null });
    expect((await move(at, 'publish', 'golos')).status).toBe(204);
  });

  it('sends back what is not, and says what it lacks', async () => {
    const at = await testPlatform({ delayMs });
    const made = await at.ask<Publication>(publication.create, {
      body: { contentType: 'lecture', contentId: 'lecture-golos-vecherom' },
    });
    const params = { id: made.id };
    await at.ask(publication.requestApproval, { params });
    wait(at, delayMs + 1);
    const decided = await at.ask<Publication>(publication.get, { params });
    expect(decided.status).toBe('rejected');
    for (const word of ['видео', 'обложку', 'подробнее']) expect(decided.moderatorComment).toContain(word);
    await at.ask(publication.requestApproval, { params });
    expect(await at.ask(publication.get, { params })).toMatchObject({
      status: 'pending',
      moderatorComment: null,
    });
  });

  it('looks at the cover and the description', async () => {
    const at = await testPlatform({ delayMs });
    await move(at, 'requestApproval', 'karta');
    wait(at, delayMs + 1);
    const comment = (await get(at, 'karta')).moderatorComment;
    expect(comment).toContain('200 знаков');
    expect(comment).not.toContain('обложку');
  });

  it('waits while the media is being looked at', async () => {
    const at = await testPlatform({ delayMs });
    const made = await at.ask<Publication>(publication.create, {
      body: { contentType: 'lecture', contentId: 'lecture-blagodarnost' },
    });
    await at.ask(publication.requestApproval, { params: { id: made.id } });
    wait(at, delayMs * 10);
    expect(await at.ask(publication.get, { params: { id: made.id } })).toMatchObject({ status: 'pending' });
  });

  it('has decided whatever is read first: a list, a filter, a move', async () => {
    for (const read of [
      (at: TestPlatform) => list(at, { filter: { status: 'approved', contentId: 'lecture-golos' } }),
      (at: TestPlatform) =>
        at.ask<{ count: number }>(lecture.list, {
          body: { search: 'диафрагма', filter: { status: 'approved' } },
        }),
    ]) {
      const at = await testPlatform({ delayMs });
      await move(at, 'requestApproval', 'golos');
      wait(at, delayMs + 1);
      expect((await read(at)).count).toBe(1);
    }
    const at = await testPlatform({ delayMs });
    await move(at, 'requestApproval', 'golos');
    wait(at, delayMs + 1);
    expect((await move(at, 'publish', 'golos')).status).toBe(204);
  });
});
