// What authors do that ends in a call. For each work this says where it starts, what is pressed, and how the platform shows that it was done once.
import type { Locator, Page } from 'playwright';
import { now, typedDay } from '../../flows/clock.ts';
import type { Ground } from './ground.ts';

/** Publications with this word in the name and a price of 777 rubles. */
export const countPriced = async (ground: Ground, word: string): Promise<number> => {
  const rows = await ground.list<{ costKopecks: number }>('publication', { search: word });
  return rows.filter(({ costKopecks }) => costKopecks === 77_700).length;
};

/** Something that an author does. */
export interface Work {
  name: string;
  /** Its screen, `#/tags`; `*` stands for an id. */
  screen: string;
  /** Its call: the method, and the path after `/api/v1/author/`. */
  call: { method: string; path: RegExp };
  /** Whether the call creates something new. */
  isMaking: boolean;
  /** Prepares the work, and returns the address where it starts: `#/tags`. */
  prepare: (ground: Ground, word: string) => Promise<string>;
  /** Does the work. `word` is part of the typed text, and occurs nowhere else. */
  act: (page: Page, word: string) => Promise<void>;
  /** Opens what a new login has closed, and shows the typed text. */
  look?: (page: Page) => Promise<void>;
  /** Presses once more what a failure has left to press. */
  again: (page: Page, word: string) => Promise<void>;
  /** Whether the screen says that nothing is left to do. */
  isSettled: (page: Page, word: string) => Promise<boolean>;
  /** How often the result is on the platform: once in the end. */
  count: (ground: Ground, word: string) => Promise<number>;
  /** Whether the typed text must still be there after a reload. */
  isShown: boolean;
}

export const save = (page: Page) => page.keyboard.press('Control+s');
const title = (page: Page): Locator => page.getByRole('textbox', { name: /^Название/ }).first();
/** Whether any of these is visible: the first may be hidden. */
export const isSeen = (locator: Locator) => locator.filter({ visible: true }).first().isVisible();
/** Nothing is left to save, and no save is running, which would hide those words. */
export const isClean = async (page: Page) =>
  !page.url().includes('/new') && !(await isSeen(page.getByText(/не\sсохранено|^Сохраняем/i)));

export interface Named {
  id: string;
  name: string;
}

/** How many rows of a list have the word in their names. */
const named = (list: string) => async (ground: Ground, word: string) =>
  (await ground.list<Named>(list, { search: word })).filter(({ name }) => name.includes(word)).length;

/** Creates a record by its form. */
const making = (
  kind: string,
  section: string,
  fill: (page: Page) => Promise<void> = async () => {},
): Work => ({
  name: `${kind}: made`,
  screen: `#/${section}/new`,
  call: { method: 'POST', path: new RegExp(`^${kind}/create$`) },
  isMaking: true,
  prepare: async () => `#/${section}/new`,
  act: async (page, word) => {
    await title(page).fill(word);
    await fill(page);
    await save(page);
  },
  again: save,
  isSettled: isClean,
  count: named(kind),
  isShown: true,
});

/** Renames a record by its form. */
const renaming = (kind: string, section: string, bodyOf: () => object = () => ({})): Work => ({
  name: `${kind}: renamed`,
  screen: `#/${section}/*`,
  call: { method: 'POST', path: new RegExp(`^${kind}/(?!create$|list$)[^/]+$`) },
  isMaking: false,
  prepare: async ({ ask }, word) => {
    const made = await ask<Named>(`${kind}/create`, {
      name: `Начало ${word.replaceAll(/\D/g, '')}`,
      ...bodyOf(),
    });
    return `#/${section}/${made.id}`;
  },
  act: async (page, word) => {
    await title(page).fill(word);
    await save(page);
  },
  again: save,
  isSettled: isClean,
  count: named(kind),
  isShown: true,
});

export const marathon = {
  startsAt: new Date(now() + 100 * 24 * 60 * 60_000).toISOString(),
  timezone: 'Europe/Moscow',
};

const consultation = {
  format: 'video',
  link: 'https://meet.example.com/razbor',
  durationMin: 60,
  weeklySchedule: [{ weekday: 2, from: '10:00', to: '14:00' }],
  timezone: 'Europe/Moscow',
  costKopecks: 350_000,
  isActive: false,
};

export const goOn = (page: Page) => page.getByRole('button', { name: /^Продолжить с\sэтого места/ });

/** Presses again to continue a save by steps. */
export async function saveSteps(page: Page): Promise<void> {
  if (await isSeen(goOn(page))) return goOn(page).first().click();
  await save(page);
  const shown = page.getByRole('complementary', { name: 'Что будет сохранено' });
  if (
    await shown.waitFor({ timeout: 1500 }).then(
      () => true,
      () => false,
    )
  )
    await save(page);
}

/** Adds a module to a programme. */
const adding = (kind: 'course' | 'marathon', section: string, body: object = {}): Work => ({
  name: `${kind}: a module`,
  screen: `#/${section}/*`,
  call: { method: 'POST', path: new RegExp(`^${kind}/[^/]+/module/create$`) },
  isMaking: true,
  prepare: async ({ ask }) =>
    `#/${section}/${(await ask<Named>(`${kind}/create`, { name: 'Программа', ...body })).id}?tab=program`,
  act: async (page, word) => {
    await page.getByRole('button', { name: 'Добавить модуль' }).click();
    const name = page.getByRole('treegrid').getByRole('textbox');
    await name.fill(word);
    await name.press('Enter');
    await page.getByRole('row', { name: word }).waitFor();
    await saveSteps(page);
  },
  again: saveSteps,
  isSettled: async (page) => (await isClean(page)) && !(await isSeen(goOn(page))),
  count: async (ground, word) => {
    const owners = await ground.list<Named & { modules: Named[] }>(kind, { search: 'Программа' });
    return owners.flatMap(({ modules }) => modules).filter(({ name }) => name === word).length;
  },
  isShown: true,
});

async function typeDay(page: Page, field: string, days: number): Promise<void> {
  const date = page.getByRole('textbox', { name: field, exact: true });
  await date.focus();
  await date.fill(typedDay(days));
  await date.press('Enter');
}

let webinars = 0;
/** A different time for each webinar, because webinars may overlap neither each other nor those of the demo. */
const nextTime = () => {
  webinars += 1;
  return {
    day: 30 + Math.floor(webinars / 4),
    time: `${String(8 + 3 * (webinars % 4)).padStart(2, '0')}:00`,
  };
};

async function typeTime(page: Page): Promise<void> {
  const { day, time } = nextTime();
  await typeDay(page, 'Дата', day);
  const start = page.getByRole('combobox', { name: 'Начало' });
  await start.fill(time);
  await start.press('Enter');
}

/** A webinar on a day of its own, long after those that forms propose. */
export const plannedWebinar = () => ({
  startsAt: new Date(now() + (400 + (webinars += 1)) * 24 * 60 * 60_000).toISOString(),
  durationMin: 60,
  timezone: 'Europe/Moscow',
  link: 'https://meet.example.com/son',
});

export const panelOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

export const works: readonly Work[] = [
  making('lecture', 'lectures'),
  renaming('lecture', 'lectures'),
  making('meditation', 'meditations'),
  renaming('meditation', 'meditations', () => ({ goal: 'sleep', hasMusic: false })),
  making('course', 'courses'),
  renaming('course', 'courses'),
  adding('course', 'courses'),
  making('marathon', 'marathons', async (page) => {
    await typeDay(page, 'Старт', 20);
    await typeDay(page, 'Окончание', 30);
  }),
  renaming('marathon', 'marathons', () => marathon),
  adding('marathon', 'marathons', marathon),
  making('webinar', 'webinars', typeTime),
  renaming('webinar', 'webinars', plannedWebinar),
  making('consultation', 'consultations'),
  renaming('consultation', 'consultations', () => consultation),
  making('quiz', 'quizzes'),
  renaming('quiz', 'quizzes'),
  {
    name: 'quiz: a question',
    screen: '#/quizzes/*',
    call: { method: 'POST', path: /^quiz\/[^/]+\/question\/create$/ },
    isMaking: true,
    prepare: async ({ ask }) => `#/quizzes/${(await ask<Named>('quiz/create', { name: 'Вопросы' })).id}`,
    act: async (page, word) => {
      await page.getByRole('button', { name: 'Добавить вопрос' }).first().click();
      await page.keyboard.type(word);
      await page.getByRole('button', { name: /^Тип вопроса/ }).click();
      await page.getByRole('menuitemradio', { name: /^Развёрнутый|^Свободный|^Открытый/ }).click();
      await save(page);
    },
    again: saveSteps,
    isSettled: async (page) => (await isClean(page)) && !(await isSeen(goOn(page))),
    count: async (ground, word) => {
      const quizzes = await ground.list<Named & { questions: { text: string }[] }>('quiz', {
        search: 'Вопросы',
      });
      return quizzes.flatMap(({ questions }) => questions).filter(({ text }) => text === word).length;
    },
    isShown: true,
  },
  {
    name: 'qa: asked',
    screen: '#/qa',
    call: { method: 'POST', path: /^qa\/create$/ },
    isMaking: true,
    prepare: async () => '#/qa?create=1',
    act: async (page, word) => {
      if (!(await isSeen(panelOf(page, 'Новый вопрос'))))
        await page.getByRole('link', { name: 'Новый вопрос' }).click();
      const panel = panelOf(page, 'Новый вопрос');
      await panel.getByRole('textbox', { name: 'Вопрос' }).fill(word);
      await panel.getByRole('combobox', { name: 'Материал' }).fill('Голос и');
      await page
        .getByRole('option', { name: /^Голос и/ })
        .first()
        .click();
      await save(page);
    },
    again: save,
    isSettled: async (page) => !(await isSeen(panelOf(page, 'Новый вопрос'))),
    count: async (ground, word) =>
      (await ground.list<{ question: string }>('qa', { search: word })).filter(
        ({ question }) => question === word,
      ).length,
    isShown: true,
  },
  {
    name: 'qa: answered',
    screen: '#/qa',
    call: { method: 'POST', path: /^qa\/(?!create$|list$)[^/]+$/ },
    isMaking: false,
    prepare: async ({ ask }) =>
      `#/qa?open=${(await ask<{ id: string }>('qa/create', { question: 'Можно ли лёжа?' })).id}`,
    act: async (page, word) => {
      const panel = panelOf(page, /^Вопрос «/);
      await panel.getByRole('textbox', { name: 'Ответ' }).fill(word);
      await panel.getByRole('button', { name: 'Опубликовать ответ' }).click();
    },
    again: async (page) =>
      panelOf(page, /^Вопрос «/)
        .getByRole('button', { name: /^(Опубликовать ответ|Сохранить)/ })
        .click(),
    isSettled: async (page) => isSeen(panelOf(page, /^Вопрос «/).getByText('Опубликован')),
    count: async (ground, word) =>
      (await ground.list<{ answer: string | null }>('qa', {})).filter(({ answer }) => answer === word).length,
    isShown: true,
  },
  {
    name: 'tag: made',
    screen: '#/tags',
    call: { method: 'POST', path: /^tag\/create$/ },
    isMaking: true,
    prepare: async () => '#/tags',
    act: async (page, word) => {
      const field = page.getByRole('textbox', { name: 'Название нового тега' });
      await field.fill(word);
      await field.press('Enter');
    },
    again: async (page) => page.getByRole('textbox', { name: 'Название нового тега' }).press('Enter'),
    isSettled: async (page) =>
      (await page.getByRole('textbox', { name: 'Название нового тега' }).inputValue()) === '' ||
      isSeen(page.getByText('Такой тег уже есть')),
    count: named('tag'),
    isShown: false,
  },
  {
    name: 'profile: saved',
    screen: '#/profile',
    call: { method: 'POST', path: /^profile$/ },
    isMaking: false,
    prepare: async () => '#/profile',
    act: async (page, word) => {
      await page.getByLabel('Специализация').fill(word);
      await save(page);
    },
    again: save,
    isSettled: isClean,
    count: async ({ get }, word) => Number((await get<{ headline: string }>('profile')).headline === word),
    isShown: true,
  },
  {
    name: 'publication: priced',
    screen: '#/publications',
    call: { method: 'POST', path: /^publication\/(?!create$|list$)[^/]+$/ },
    isMaking: false,
    prepare: async ({ ask }, word) => {
      const lecture = await ask<Named>('lecture/create', { name: `Цена ${word}` });
      const body = { contentType: 'lecture', contentId: lecture.id, costKopecks: 10_000 };
      return `#/publications?open=${(await ask<Named>('publication/create', body)).id}`;
    },
    act: async (page) => {
      const panel = panelOf(page, /^Публикация «/);
      await panel.getByRole('textbox', { name: 'Цена' }).fill('777');
      await panel.getByRole('button', { name: 'Сохранить цену' }).click();
    },
    again: async (page) =>
      panelOf(page, /^Публикация «/)
        .getByRole('button', { name: 'Сохранить цену' })
        .click(),
    isSettled: async (page) => !(await isSeen(panelOf(page, /^Публикация «/).getByText(/^Не\sсохранено$/))),
    count: countPriced,
    isShown: true,
  },
  {
    name: 'campaign: sent',
    screen: '#/campaigns',
    call: { method: 'POST', path: /^campaign\/create$/ },
    isMaking: true,
    prepare: async () => '#/campaigns?compose=1',
    act: async (page, word) => {
      await page.getByRole('textbox', { name: 'Заголовок' }).fill(word);
      await page.getByRole('textbox', { name: 'Текст' }).fill('Приходите вечером');
      await page.getByText(/Получат \d/).waitFor();
      await page.getByRole('button', { name: 'Отправить…' }).first().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Отправить \d/ })
        .click();
    },
    again: async (page) => {
      const ask = page.getByRole('dialog').getByRole('button', { name: /^Отправить \d/ });
      if (!(await isSeen(ask))) await page.getByRole('button', { name: 'Отправить…' }).first().click();
      await ask.click();
    },
    isSettled: async (page) => isSeen(page.getByText(/^Рассылка отправлена/)),
    // Sent campaigns are not listed, so this counts what the platform accepted.
    count: async ({ taken }) => taken(),
    isShown: false,
  },
];
