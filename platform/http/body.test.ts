import { expect, it } from 'vitest';
import { bytesOf, parseJson, readText, unlessSilent } from './body.ts';

async function sizes(body: ReadableStream<Uint8Array>, ms: number): Promise<number[]> {
  const found: number[] = [];
  for await (const chunk of unlessSilent(bytesOf(body), ms)) found.push(chunk.length);
  return found;
}

it('a body that keeps coming passes whole', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const size of [3, 1, 2]) controller.enqueue(new Uint8Array(size));
      controller.close();
    },
  });
  expect(await sizes(body, 1000)).toEqual([3, 1, 2]);
});

it('a body that falls silent fails, and its source is told', async () => {
  let told = false;
  const silent = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array([1])),
    cancel() {
      told = true;
    },
  });
  await expect(sizes(silent, 20)).rejects.toThrow('Nothing came for 20 ms');
  expect(told).toBe(true);
});

const json = async (body: string) =>
  parseJson(await readText(new Request('http://console.test/', { method: 'POST', body })));

it.each([
  ['nested without an end', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ['of objects in each other', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ['of very many values', `[${'1,'.repeat(60_000)}1]`],
])('JSON %s is refused at the door', async (_, body) => {
  await expect(json(body)).rejects.toMatchObject({ status: 400 });
});

it('JSON of an honest size passes, whatever stands in its strings', async () => {
  const value = {
    description: '[[[{{{"\\",'.repeat(10_000),
    list: Array.from({ length: 5000 }, (_, at) => [at]),
  };
  expect(await json(JSON.stringify(value))).toEqual(value);
});
