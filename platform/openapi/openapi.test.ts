import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '#api/endpoints.ts';
import { testPlatform } from '../testing/platform.ts';
import { openApi, operations } from './openapi.ts';
import { summaries } from './summaries.ts';

/** What is behind a reference of the document. */
function resolve(document: unknown, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
      document,
    );
}

describe('the description of the API', () => {
  it('has one operation for each row, under its name', () => {
    const names = allEndpoints.map(({ name }) => name);
    expect(operations().map(({ operation }) => operation['operationId'])).toEqual(names);
    const { paths } = v.parse(v.looseObject({ paths: v.record(v.string(), v.looseObject({})) }), openApi());
    const count = Object.values(paths).flatMap((path) => Object.keys(path)).length;
    expect(count).toBe(allEndpoints.length);
  });

  it('says what each call does, and of no other', () => {
    expect(Object.keys(summaries).toSorted()).toEqual(allEndpoints.map(({ name }) => name).toSorted());
    expect(Object.values(summaries).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('points at nothing that is not there', () => {
    const document = openApi();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to ?? '');
    expect(new Set(references).size).toBeGreaterThan(30);
    const lost = references.filter(
      (reference) => !reference.startsWith('#/') || resolve(document, reference) === undefined,
    );
    expect(lost).toEqual([]);
  });

  it('carries the limits of the schemas', () => {
    expect(resolve(openApi(), '#/components/schemas/Lecture')).toMatchObject({
      type: 'object',
      required: expect.arrayContaining(['id', 'name']) as unknown,
    });
    const create = operations().find(({ operation }) => operation['operationId'] === 'lecture.create');
    expect(create?.operation).toMatchObject({
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { properties: { name: { minLength: 3, maxLength: 120 }, tags: { maxItems: 10 } } },
          },
        },
      },
    });
  });

  it('is served beside the calls, to anyone', async () => {
    const at = await testPlatform();
    at.sessions.hold(null);
    const answer = await at.get('/openapi.json');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openApi())));
  });
});
