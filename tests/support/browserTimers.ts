import { environmentManager } from '@tanstack/query-core';
import { onTestFinished, vi } from 'vitest';

/** Lets queries re-fetch after a while, as in a browser (on a server they never do), with timers that the test advances. */
export function browserTimers(): void {
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
    environmentManager.setIsServer(() => true);
  });
}
