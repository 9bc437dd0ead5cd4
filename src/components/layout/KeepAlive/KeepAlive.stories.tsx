import { useState } from 'react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { space } from '#theme/tokens.ts';
import { KeepAlive } from './KeepAlive.tsx';

/**
 * For views that an author goes to and fro between, where drawing one takes longer than an eye forgives: the views of the planner,
 * the months beside. Not for what may never be looked at, and not for forms: what is hidden keeps its state.
 */
const meta = preview.meta({
  component: KeepAlive,
  args: { hidden: false, children: null },
  render: ({ hidden }) => <Views key={String(hidden)} first={hidden} />,
});

const Stage = styled.div`
  position: relative;
  margin-top: ${space[4]};
`;

function Views({ first }: { first: boolean }) {
  const [second, setSecond] = useState(first);
  return (
    <>
      <Button onClick={() => setSecond(!second)}>Другой вид</Button>
      <Stage>
        <KeepAlive hidden={second}>
          <Button variant="quiet">Месяц</Button>
        </KeepAlive>
        <KeepAlive hidden={!second}>
          <Button variant="quiet">Неделя</Button>
        </KeepAlive>
      </Stage>
    </>
  );
}

/** One view in sight; the other is drawn, and neither seen, told nor reached. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Месяц').checkVisibility()).toBe(true);
    await expect(canvas.getByText('Неделя').checkVisibility()).toBe(false);
    await expect(canvas.queryByRole('button', { name: 'Неделя' })).toBeNull();
  },
});

/** The keys go past what is out of sight, and it comes back the same. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const month = canvas.getByRole('button', { name: 'Месяц' });
    const keys = await realKeys();
    if (keys === null) return;
    await keys.tab();
    await keys.keyboard('{Enter}');
    await keys.tab();
    await expect(canvas.getByRole('button', { name: 'Неделя' })).toHaveFocus();
    await expect(month.checkVisibility()).toBe(false);
    await keys.tab({ shift: true });
    await keys.keyboard('{Enter}');
    await keys.tab();
    await expect(month).toHaveFocus();
  },
});
