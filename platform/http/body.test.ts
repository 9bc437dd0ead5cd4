import { expect, it } from 'vitest';
import { failWhenSilent } from './body.ts';

it('a body that keeps coming passes whole', async () => {
  const body = failWhenSilent(new Blob(['тихо', ' и ', 'ровно']).stream(), 1000);
  expect(await new Response(body).text()).toBe('тихо и ровно');
});

it('a body that falls silent fails, and its source is told', async () => {
  let told = false;
  const silent = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array([1])),
    cancel() {
      told = true;
    },
  });
  await expect(new Response(failWhenSilent(silent, 20)).arrayBuffer()).rejects.toThrow(
    'Nothing came for 20 ms',
  );
  expect(told).toBe(true);
});
