import { Check, FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Status } from '#components/feedback/Status/Status.tsx';
import { Timeline } from '#components/feedback/Timeline/Timeline.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { PersonLine } from '#components/primitives/PersonLine/PersonLine.tsx';
import preview from '#storybook/preview.tsx';
import { color, space, weight } from '#theme/tokens.ts';
import { DetailsPanel, type DetailsPanelProps } from './DetailsPanel.tsx';

const people = ['Ольга Климова', 'Анна Юрьева', 'Роман Титов'];
const closed = fn();

function Details({ name }: { name: string }) {
  return (
    <div style={{ display: 'grid', gap: space[6] }}>
      <PersonLine name={name} size="large" note={`4-я\u00A0заявка`} />
      <section>
        <h2 style={{ fontWeight: weight.strong, marginBottom: space[2] }}>Ответы</h2>
        {['Что беспокоит сейчас?', 'Что уже пробовали?', 'Есть ли противопоказания?'].map((question) => (
          <div key={question} style={{ marginBottom: space[3] }}>
            <p style={{ color: color.ink3 }}>{question}</p>
            <p>
              Просыпаюсь в{'\u00A0'}три ночи с{'\u00A0'}частым сердцем, потом не{'\u00A0'}могу уснуть.
            </p>
          </div>
        ))}
      </section>
      <section>
        <h2 style={{ fontWeight: weight.strong, marginBottom: space[3] }}>История</h2>
        <Timeline
          label="История заявки"
          events={[
            { id: '2', glyph: 'waits', label: 'Новая', moment: '19\u00A0нояб., 22:16' },
            { id: '1', glyph: 'draft', label: 'Ожидает оплаты', moment: '19\u00A0нояб., 22:14' },
          ]}
        />
      </section>
    </div>
  );
}

/** A list and its panel. */
function Requests({ start = null, ...props }: Partial<DetailsPanelProps> & { start?: number | null }) {
  const [at, setAt] = useState(start);
  const step = (to: number) => (people[to] === undefined ? undefined : () => setAt(to));
  return (
    <main style={{ padding: space[10] }}>
      <h1 style={{ marginBottom: space[4] }}>Заявки</h1>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: space[2] }}>
        {people.map((name, index) => (
          <Button key={name} onClick={() => setAt(index)}>
            {name}
          </Button>
        ))}
        <Button variant="quiet">Выгрузить CSV</Button>
      </div>
      <DetailsPanel
        open={at !== null}
        onClose={() => {
          closed();
          setAt(null);
        }}
        label={`Заявка №\u00A0${1284 - (at ?? 0)}`}
        title={
          <>
            <Status glyph="waits">Новая</Status>
            <span style={{ color: color.ink2 }}>№{`\u00A0${1284 - (at ?? 0)}`}</span>
          </>
        }
        onPrevious={step((at ?? 0) - 1)}
        onNext={step((at ?? 0) + 1)}
        footer={
          <>
            <Button variant="primary" size="large" icon={<Check size={16} strokeWidth={1.5} aria-hidden />}>
              Подтвердить
            </Button>
            <Button size="large">Отменить…</Button>
          </>
        }
        {...props}
      >
        {'children' in props ? props.children : <Details name={people[at ?? 0] ?? ''} />}
      </DetailsPanel>
    </main>
  );
}

const meta = preview.meta({
  component: DetailsPanel,
  parameters: {
    layout: 'fullscreen',
    // On the docs page each story has a window of its own.
    docs: { story: { iframeHeight: '640px' } },
  },
  args: { open: true, onClose: closed, label: 'Заявка' },
  render: () => <Requests start={0} />,
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => void closed.mockClear(),
});

/** A column of its own: the page gives way. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  // What is shown of a request is the story's own: it goes from one to another.
  argTypes: Object.fromEntries(
    ['label', 'title', 'children', 'footer'].map((name) => [name, { control: false }]),
  ),
  render: ({ open, busy, failure }) => (
    <Requests key={String(open)} start={open ? 0 : null} busy={busy} failure={failure} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }));
    const opener = canvas.getByRole('button', { name: 'Ольга Климова' });
    await userEvent.click(opener);
    const panel = canvas.getByRole('dialog', { name: 'Заявка №\u00A01284' });
    await expect(panel).toHaveFocus();
    await expect(panel.getBoundingClientRect().width).toBe(440);
    await waitFor(() => expect(canvas.getByRole('main').getBoundingClientRect().right).toBe(1000));
    await expect(within(panel).getByRole('button', { name: 'Предыдущая' })).toBeDisabled();
    await userEvent.click(within(panel).getByRole('button', { name: 'Следующая' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Заявка № 1283');
    await waitFor(() => expect(within(panel).getByText('Анна Юрьева')).toBeVisible());
    // The list beside it is alive.
    await userEvent.click(canvas.getByRole('button', { name: 'Ольга Климова' }));
    await canvas.findByRole('dialog', { name: 'Заявка №\u00A01284' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Закрыть' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
  },
});

export const Keyboard = meta.story({
  render: () => <Requests />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = canvas.getByRole('dialog', { name: 'Заявка №\u00A01284' });
    await expect(panel).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Следующая' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    // The last one: the button is off, and the focus stays in the panel.
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Заявка №\u00A01282' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Подтвердить' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(closed).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Ольга Климова' })).toHaveFocus();
  },
});

/** No room for a column: it floats over the right of the page. */
export const Tablet = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').getBoundingClientRect().right).toBe(768);
    await waitFor(() => expect(canvas.getByRole('dialog').getBoundingClientRect().right).toBe(768));
  },
});

/** A sheet, modal. */
export const Phone = meta.story({
  tags: ['picture'],
  render: () => <Requests />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ольга Климова' });
    await userEvent.click(opener);
    const sheet = canvas.getByRole('dialog', { name: 'Заявка №\u00A01284' });
    await expect(sheet.matches(':modal')).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Следующая' }).getBoundingClientRect().width).toBe(44);
    sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  render: () => (
    <Requests start={0} busy footer={undefined}>
      {undefined}
    </Requests>
  ),
});

export const Failed = meta.story({
  render: () => (
    <Requests start={0} footer={undefined}>
      <Block tone="bad" title="Заявка не открылась" action={<Button>Повторить</Button>}>
        Платформа не ответила.
      </Block>
    </Requests>
  ),
});

export const NotFound = meta.story({
  render: () => (
    <Requests start={0} title={<span>№{'\u00A0'}1284</span>} footer={undefined}>
      <Block
        icon={<FileQuestion size={24} strokeWidth={1.5} aria-hidden />}
        title="Такой заявки нет"
        action={<Button>К{'\u00A0'}списку</Button>}
      >
        Возможно, клиент её отозвал.
      </Block>
    </Requests>
  ),
});

/** It scrolls by itself, and its foot stays. */
export const LongWords = meta.story({
  render: () => (
    <Requests start={1}>
      <p style={{ fontWeight: weight.strong }} data-testid="long">
        Сверхдлинноесловобезединогопробелаоттактакнаписалавторичегоемунескажешьвотонкакоебывает
      </p>
      {Array.from({ length: 40 }, (_, index) => (
        <p key={index}>Строка {index + 1}</p>
      ))}
    </Requests>
  ),
  play: async ({ canvas }) => {
    const long = canvas.getByTestId('long');
    await expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Подтвердить' })).toBeVisible());
  },
});

/** A list whose row goes away while it is open: it was answered, and stands no more among those without an answer. */
function Answered() {
  const [open, setOpen] = useState(false);
  const [answered, setAnswered] = useState(false);
  return (
    <main>
      <div role="group" aria-label="Без ответа" tabIndex={-1}>
        {!answered && <Button onClick={() => setOpen(true)}>{people[0]}</Button>}
      </div>
      <DetailsPanel open={open} onClose={() => setOpen(false)} label="Вопрос">
        <Button onClick={() => setAnswered(true)}>Ответить</Button>
      </DetailsPanel>
    </main>
  );
}

/** What opened it is gone by then: the focus stays near, and not at the top of the page. */
export const OpenerGone = meta.story({
  render: () => <Answered />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: people[0] }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ответить' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Без ответа' })).toHaveFocus());
  },
});
