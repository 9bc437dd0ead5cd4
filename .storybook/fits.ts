import { expect } from 'storybook/test';

/** Nothing sticks out: the page has nothing to scroll sideways. */
export async function expectToFit(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
