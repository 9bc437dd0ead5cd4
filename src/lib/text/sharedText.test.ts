import { expect, test } from 'vitest';
import { createSharedTexts } from './sharedText.ts';

test('texts stay as they are, however often they come', () => {
  const shared = createSharedTexts();
  for (const text of ['Сон', 'Тело без тревоги', 'Сон', '']) expect(shared(text)).toBe(text);
});
