import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { plannerZonesAtom } from '#atoms/planner/settings.ts';
import { webinarDraftAtom } from '#atoms/webinar/webinars.ts';
import { fails, garbled, never, outage } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import type { Scenario } from '#platform/scenarios/scenario.ts';
import { standard } from '#platform/scenarios/standard.ts';
import { address } from '#storybook/address.tsx';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { withTouch } from '#storybook/touch.ts';
import { Planner } from './Planner.tsx';

const meta = preview.meta({
  component: Planner,
  parameters: { layout: 'fullscreen', route: '/planner' },
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <InShell path="/planner">
      <Planner />
    </InShell>
  ),
});

/** The demo with further webinars like its first one: a name and a start, of an hour. */
const withWebinars =
  (more: { id: string; name: string; startsAt: string }[]): Scenario =>
  (now) =>
    standard(now).map((author) => {
      const [model] = author.webinars;
      if (model === undefined) return author;
      const made = more.map((one) => ({
        ...model,
        ...one,
        durationMin: 60,
        link: null,
        publicationId: null,
      }));
      return { ...author, webinars: [...author.webinars, ...made] };
    });

const morning = withWebinars([{ id: 'krug', name: 'Утренний круг', startsAt: '2026-11-26T09:00:00.000Z' }]);

const aroundChange = withWebinars([
  { id: 'before', name: 'До перевода часов', startsAt: '2027-03-26T18:00:00.000Z' },
  { id: 'after', name: 'После перевода часов', startsAt: '2027-03-28T17:00:00.000Z' },
]);

/** The demo with a consultation in the middle of a webinar. */
const clashing: Scenario = (now) =>
  standard(now).map((author) => ({
    ...author,
    consultationRequests: author.consultationRequests.map((request, index) =>
      index === 0
        ? { ...request, requestedAt: '2026-11-26T17:30:00.000Z', status: 'confirmed', durationMin: 60 }
        : request,
    ),
  }));

type Canvas = ReturnType<typeof within>;

const day = (canvas: Canvas, name: RegExp) => canvas.findByRole('gridcell', { name });
const legend = (canvas: Canvas) => within(canvas.getByRole('group', { name: 'Что показано' }));

/** A month: past weeks low, the 48 hours hatched, what waits said in words; the legend counts and filters. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const today = await day(canvas, /^пятница, 20 ноября, сегодня/);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ноябрь 2026' })).toBeVisible();
    await expect(await within(today).findByText(/^нет ссылки на\sэфир$/)).toBeVisible();
    await expect(today).toHaveAccessibleDescription(/^Ближе 48\sчасов/);
    await expect(canvas.getByRole('button', { name: 'Время: Москва, GMT+3' })).toBeVisible();
    const webinars = legend(canvas).getByRole('button', { name: /^Вебинары \d+$/ });
    await userEvent.click(webinars);
    await expect(webinars).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(within(today).queryByRole('button', { name: /^Вебинар,/ })).toBeNull());
    // Nothing bars what is left.
    await waitFor(() => expect(today).toHaveAccessibleDescription(''));
    await userEvent.click(webinars);
    await within(today).findByRole('button', { name: /^Вебинар,/ });
  },
});

export const Week = meta.story({
  tags: ['picture'],
  parameters: { route: '/planner?view=week&day=2026-11-20' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('grid', { name: /^Неделя: 16\sнояб\.\s—\s22\sнояб\.$/ }),
    ).toBeVisible();
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent(/^16.22 ноября 2026$/);
    await expect(heading).toHaveAttribute('aria-live', 'polite');
    await expect(await canvas.findByRole('button', { name: /^Вебинар, 19:00/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Позже' }));
    await canvas.findByRole('grid', { name: /^Неделя: 23\sнояб/ });
    await waitFor(() => expect(address().get('day')).toBe('2026-11-27'));
    await userEvent.click(canvas.getByRole('button', { name: 'Сегодня' }));
    await canvas.findByRole('grid', { name: /^Неделя: 16\sнояб/ });
  },
});

export const Day = meta.story({
  tags: ['picture'],
  parameters: { route: '/planner?view=day&day=2026-11-20' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'пятница, 20 ноября' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Пятница, 20 ноября' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Вебинар, 19:00/ })).toBeInTheDocument();
  },
});

export const List = meta.story({
  tags: ['picture'],
  parameters: { route: '/planner?view=list&day=2026-11-20' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Расписание' });
    await expect(await within(list).findByText(/^нет ссылки на\sэфир$/)).toBeVisible();
    // It begins with today; what was before is a press away.
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(/^пятница, 20 ноября, сегодня/);
    const before = canvas.getByRole('button', { name: /^Раньше в\sэтом месяце: \d+$/ });
    await userEvent.click(before);
    await expect(before).toHaveAttribute('aria-expanded', 'true');
    const [earlier] = canvas.getAllByRole('list', { name: 'Расписание' });
    await expect(earlier).toHaveTextContent(/Опора в\sспешке/);
    await userEvent.click(before);
    await waitFor(() => expect(canvas.getAllByRole('list', { name: 'Расписание' })).toHaveLength(1));
  },
});

/** An event beside the calendar: its times, how it stands, the way to its screen, and to the next one. */
export const Details = meta.story({
  tags: ['picture'],
  parameters: { route: '/planner?view=list&day=2026-11-20' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Вебинар, 19:00 Тело/ }));
    const panel = within(await screen.findByRole('dialog', { name: /^Тело и\sтревога/ }));
    await expect(panel.getByText(/^Сегодня, 19:00–20:00 \(Москва, GMT\+3\)$/)).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Открыть' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/webinars\/./),
    );
    await expect(panel.getByRole('button', { name: 'Перенести…' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Следующая' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Тело и\sтревога/ })).toBeNull());
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.webinar.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Читаем планы' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Здесь пока ничего не\sзапланировано$/)).toBeVisible();
    await expect(await day(canvas, /^пятница, 20 ноября/)).toBeVisible();
  },
});

const lists = [
  endpoints.webinar.list,
  endpoints.marathon.list,
  endpoints.consultation.fulfillmentList,
  endpoints.publication.list,
];
const all = lists.map((list) => outage(list, 500));

/** Nothing could be read; it is asked for again. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...all.map((one) => one.begin())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Планы не\sоткрылись$/ })).toBeVisible();
    all.forEach((one) => one.end());
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(await day(canvas, /^пятница, 20 ноября/)).toBeVisible();
  },
});

/** One kind could not be read: the others are there, and that one is named. */
export const PartFailed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.consultation.fulfillmentList, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /^Не\sпрочитано: Консультации$/ })).toBeVisible();
    await expect(
      await within(await day(canvas, /^пятница, 20 ноября/)).findByRole('button', {
        name: /^Вебинар, 19:00/,
      }),
    ).toBeVisible();
  },
});

/** A webinar that makes no sense takes none of the others with it, and is told of. */
export const Unread = meta.story({
  beforeEach: ({ msw, loaded }) => msw.use(garbled(endpoints.webinar.list, loaded['environment'].platform)),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Вебинары: показаны не\sвсе/);
    await within(await day(canvas, /^четверг, 26 ноября/)).findByRole('button', { name: /^Вебинар, 20:00/ });
  },
});

/** A webinar over a consultation: the author cannot be in two places, and both say so. */
export const Clash = meta.story({
  tags: ['picture'],
  parameters: { route: '/planner?view=week&day=2026-11-26' },
  beforeEach: ({ loaded }) => loaded['environment'].load(clashing),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^Вебинар, 20:00.*пересекается: / }),
    ).toBeInTheDocument();
    await expect(
      canvas.getByRole('button', { name: /^Консультация, 20:30.*пересекается: Вопросы о\sсне/ }),
    ).toBeInTheDocument();
  },
});

/** The week in which clocks go forward in Berlin: a day of 23 hours, and each time is what was entered. */
export const DstWeek = meta.story({
  tags: ['picture'],
  parameters: { route: '/planner?view=week&day=2027-03-28' },
  beforeEach: ({ loaded }) => {
    const { store } = loaded['environment'];
    store.set(plannerZonesAtom, { first: 'Europe/Berlin', second: 'America/New_York' });
    loaded['environment'].load(aroundChange);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^в\sсутках 23\sч: часы переводят$/)).toBeVisible();
    const before = await canvas.findByRole('button', { name: /^Вебинар, 19:00.*До перевода часов/ });
    const after = canvas.getByRole('button', { name: /^Вебинар, 19:00.*После перевода часов/ });
    // Both at seven by the clock, and at one height.
    await expect(before.getBoundingClientRect().top).toBe(after.getBoundingClientRect().top);
    // New York changed two weeks before: on the day of the change the two are an hour closer.
    await expect(canvas.getByRole('columnheader', { name: /^воскресенье, 28 марта/ })).toBeVisible();
  },
});

/** Two clocks beside each other, chosen here and kept on the device. */
export const TwoZones = meta.story({
  tags: ['picture'],
  parameters: { route: '/planner?view=week&day=2026-11-20' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Вебинар, 19:00/ });
    await userEvent.click(canvas.getByRole('button', { name: /^Время: Москва/ }));
    const zones = within(await screen.findByRole('dialog', { name: 'Часовые пояса' }));
    const second = await zones.findByRole('combobox', { name: 'Второй пояс рядом' });
    await userEvent.type(second, 'Владивосток');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Владивосток')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Часовые пояса' })).toBeNull());
  },
});

/** A point of the pointer on a day, so many hours down. */
function press(column: Element, hours: number) {
  const { left, top, width } = column.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + hours * 56 + 2, button: 0 };
}

/** New time is drawn by the pointer, and opens the form of a webinar with it. */
export const Drawing = meta.story({
  tags: ['picture'],
  parameters: { route: '/planner?view=week&day=2026-11-24' },
  play: async ({ canvas, loaded }) => {
    const wednesday = await day(canvas, /^среда, 25 ноября/);
    fireEvent.pointerDown(wednesday, press(wednesday, 15));
    fireEvent.pointerMove(window, press(wednesday, 16.4));
    await waitFor(() =>
      expect(canvas.getByText('среда, 25 ноября, 15:00–16:30', { exact: true })).toBeInTheDocument(),
    );
    fireEvent.pointerUp(window);
    await canvas.findByRole('heading', { level: 1, name: '/webinars/new' });
    await expect(loaded['environment'].store.get(webinarDraftAtom)).toEqual({
      startsAt: '2026-11-25T12:00:00.000Z',
      durationMin: 90,
      timezone: 'Europe/Moscow',
    });
  },
});

/** Time within 48 hours is refused in words, with the nearest free one. */
export const DrawnTooSoon = meta.story({
  parameters: { route: '/planner?view=week&day=2026-11-20' },
  play: async ({ canvas, loaded }) => {
    const saturday = await day(canvas, /^суббота, 21 ноября/);
    fireEvent.click(saturday, press(saturday, 9));
    const refusal = await canvas.findByRole('alert', { name: /^Ближе 48\sчасов/ });
    await userEvent.click(
      within(refusal).getByRole('button', { name: /^Запланировать на\s22\sнояб\., 09:30$/ }),
    );
    await canvas.findByRole('heading', { level: 1, name: '/webinars/new' });
    await expect(loaded['environment'].store.get(webinarDraftAtom)).toMatchObject({
      startsAt: '2026-11-22T06:30:00.000Z',
    });
  },
});

/** A webinar is carried by keys; it is told where to, saved, and can be undone. */
export const Moving = meta.story({
  tags: ['picture'],
  parameters: { route: '/planner?view=month&day=2026-11-20' },
  play: async ({ canvas }) => {
    const cell = await day(canvas, /^четверг, 26 ноября/);
    const webinar = await within(cell).findByRole('button', { name: /^Вебинар, 20:00/ });
    webinar.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(canvas.getByText('Перенести: пятница, 27 ноября')).toBeInTheDocument());
    await userEvent.keyboard('{Enter}');
    const friday = await day(canvas, /^пятница, 27 ноября/);
    await within(friday).findByRole('button', { name: /^Вебинар, 20:00/ });
    await expect(
      await screen.findByText(/^Вебинар обновлён\. Запись на\sэфир\s— до\s27\sнояб\., 19:30$/),
    ).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
    await within(await day(canvas, /^четверг, 26 ноября/)).findByRole('button', { name: /^Вебинар, 20:00/ });
    await userEvent.click(await screen.findByRole('button', { name: /^Закрыть/ }));
    await waitFor(() => expect(screen.queryByText(/^Вебинар обновлён/)).toBeNull());
  },
});

/** Another webinar is in the way: it stays where it was, and free times around are offered. */
export const Refused = meta.story({
  tags: ['picture'],
  parameters: { route: '/planner?view=week&day=2026-11-26' },
  beforeEach: ({ loaded }) => loaded['environment'].load(morning),
  play: async ({ canvas }) => {
    const second = await canvas.findByRole('button', { name: /^Вебинар, 12:00.*Утренний круг/ });
    second.focus();
    const column = second.closest('[data-column]');
    await userEvent.keyboard(`{Shift>}${'{ArrowDown}'.repeat(32)}{/Shift}{Enter}`);
    const refusal = await canvas.findByRole('alert', { name: /^Пересекается с\sвебинаром «Вопросы о\sсне/ });
    await expect(
      within(refusal).getByRole('button', { name: /^Перенести на\s26\sнояб\., 21:30$/ }),
    ).toBeVisible();
    const back = await canvas.findByRole('button', { name: /^Вебинар, 12:00.*Утренний круг/ });
    await expect(back.closest('[data-column]')).toBe(column);
  },
});

/** The platform refuses what looked right here: it goes back, and the message says so. */
export const RefusedByPlatform = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(fails(endpoints.webinar.update, 409, { error: 'webinar already planned for this period' })),
  play: async ({ canvas }) => {
    const cell = await day(canvas, /^четверг, 26 ноября/);
    (await within(cell).findByRole('button', { name: /^Вебинар, 20:00/ })).focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{Enter}');
    await expect(await canvas.findByRole('alert', { name: /^Платформа отказала/ })).toBeVisible();
    await within(await day(canvas, /^четверг, 26 ноября/)).findByRole('button', { name: /^Вебинар, 20:00/ });
    await expect(await screen.findByText(/^Не\sудалось обновить вебинар$/)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: /^Закрыть/ }));
    await waitFor(() => expect(screen.queryByText(/^Не\sудалось обновить вебинар$/)).toBeNull());
  },
});

/** The same move entered in words, from the panel: a time that is taken says by what. */
export const MoveByDialog = meta.story({
  tags: ['picture'],
  parameters: { route: '/planner?view=list&day=2026-11-20' },
  beforeEach: ({ loaded }) => loaded['environment'].load(morning),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Утренний круг/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Утренний круг' }));
    await userEvent.click(panel.getByRole('button', { name: 'Перенести…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Перенести «Утренний круг»' }));
    const time = await dialog.findByRole('combobox', { name: 'Начало' });
    await userEvent.clear(time);
    await userEvent.type(time, '20:30');
    await userEvent.tab();
    await expect(await dialog.findByText(/^Пересекается с\sвебинаром «Вопросы о\sсне/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Перенести' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: /^26\sнояб\., 21:30$/ }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Перенести' })).toBeEnabled());
  },
});

/** Keys alone: views by figures and letters, today, a day's menu by plus. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await day(canvas, /^пятница, 20 ноября/);
    await userEvent.keyboard('2');
    await canvas.findByRole('grid', { name: /^Неделя: 16\sнояб/ });
    await userEvent.keyboard('д');
    await canvas.findByRole('grid', { name: 'пятница, 20 ноября' });
    await userEvent.keyboard('4');
    await canvas.findByRole('list', { name: 'Расписание' });
    await userEvent.keyboard('м');
    const today = await day(canvas, /^пятница, 20 ноября/);
    today.focus();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await canvas.findByRole('grid', { name: 'Январь 2027' });
    await userEvent.keyboard('t');
    await canvas.findByRole('grid', { name: 'Ноябрь 2026' });
    const wednesday = await day(canvas, /^среда, 25 ноября/);
    wednesday.focus();
    await userEvent.keyboard('+');
    await expect(await screen.findByRole('menuitem', { name: /^Вебинар в\s19:00$/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** What is free next, by length. */
export const FreeTime = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await day(canvas, /^пятница, 20 ноября/);
    await userEvent.click(canvas.getByRole('button', { name: 'Свободное время' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Ближайшее свободное время' }));
    const [first] = await panel.findAllByRole('button', { name: /^Запланировать вебинар на/ });
    await expect(first).toHaveAccessibleName(/^Запланировать вебинар на 22\sнояб\., 09:30/);
  },
});

/** Who is awake when, called an estimate. */
export const Audience = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await day(canvas, /^пятница, 20 ноября/);
    await userEvent.click(canvas.getByRole('button', { name: /^Ещё$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Время аудитории' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Время аудитории' }));
    await expect(await dialog.findByText(/оценка$/)).toBeVisible();
    await expect(await dialog.findByRole('cell', { name: 'Россия' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^03:00: / }));
    await waitFor(() => expect(dialog.getByRole('slider', { name: 'Час эфира' })).toHaveValue('180'));
  },
});

/** The list on a phone: nothing sticks out, and the head takes three lines. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const list = await canvas.findByRole('list', { name: 'Расписание' });
    await waitFor(() =>
      expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(/^пятница, 20 ноября, сегодня/),
    );
    await expectToFit();
    const before = canvas.getByRole('button', { name: /^Раньше в\sэтом месяце/ });
    await expect(before.getBoundingClientRect().top).toBeLessThan(232);
    await step('a thumb hits what is over the calendar, and nothing beside it', async () => {
      const legend = within(canvas.getByRole('group', { name: 'Что показано' })).getAllByRole('button');
      const names = ['Раньше', 'Позже', 'Сегодня', 'Ещё', 'Свободное время'];
      const others = names.map((name) => canvas.getByRole('button', { name }));
      for (const button of [...legend, ...others]) await expect(button.offsetHeight).toBe(44);
      const zone = canvas.getByRole('button', { name: 'Время: Москва, GMT+3' });
      await withTouch(async () => {
        const { left, top, bottom } = zone.getBoundingClientRect();
        for (const y of [top - 9, bottom + 9])
          await expect(document.elementFromPoint(left + 4, y)?.closest('button')).toBe(zone);
      });
    });
    await step('what is planned is in the menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ещё' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Запланировать' }));
      await screen.findByRole('menuitem', { name: 'Вебинар' });
      await userEvent.keyboard('{Escape}{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
});

/** A month on a phone: a dot an event, and under it the chosen day. */
export const PhoneMonth = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  parameters: { route: '/planner?view=month&day=2026-11-20' },
  play: async ({ canvas }) => {
    const month = within(await canvas.findByRole('group', { name: 'Ноябрь 2026' }));
    await userEvent.click(month.getByRole('button', { name: /^четверг, 26 ноября/ }));
    await expect(await canvas.findByRole('button', { name: /^Вебинар, 20:00/ })).toBeVisible();
    await expectToFit();
  },
});
