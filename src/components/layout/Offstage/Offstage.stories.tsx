import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { Button } from '#components/primitives/Button/Button.tsx';
import { space } from '#theme/tokens.ts';
import { Offstage } from './Offstage.tsx';

/**
 * For views that an author goes to and fro between, where drawing one takes longer than an eye forgives: the views of the planner,
 * the months beside. Not for what may never be looked at, and not for forms: what is hidden keeps its state.
 */
const meta = {
  title: 'Layout/Offstage',
  component: Offstage,
  args: { hidden: false, children: null },
} satisfies Meta<typeof Offstage>;

export default meta;
type Story = StoryObj<typeof meta>;

const Stage = styled.div`
  position: relative;
  margin-top: ${space[4]};
`;

function Views() {
  const [second, setSecond] = useState(false);
  return (
    <>
      <Button onClick={() => setSecond(!second)}>Другой вид</Button>
      <Stage>
        <Offstage hidden={second}>
          <Button variant="quiet">Месяц</Button>
        </Offstage>
        <Offstage hidden={!second}>
          <Button variant="quiet">Неделя</Button>
        </Offstage>
      </Stage>
    </>
  );
}

/** One view in sight; the other is drawn, and neither seen, told nor reached. */
export const Default: Story = { render: () => <Views /> };

/** The keys go past what is out of sight, and it comes back the same. */
export const Keyboard: Story = {
  render: () => <Views />,
  async play({ canvas, userEvent }) {
    const month = canvas.getByRole('button', { name: 'Месяц' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Неделя' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Месяц' })).toBeNull();
    await expect(month.checkVisibility()).toBe(false);
    month.focus();
    await expect(month).not.toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Месяц' })).toBe(month);
  },
};
