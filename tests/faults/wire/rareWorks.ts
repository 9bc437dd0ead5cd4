// Works that only run with `FAULTS`: cancelling, removing, moving, and bulk edits.
import type { Page } from 'playwright';
import type { Ground } from './ground.ts';
import { isClean, isSeen, marathon, panelOf, plannedWebinar, save, type Named, type Work } from './works.ts';

/** The fields of a row that these works read. */
interface Row extends Named {
  status: string;
  cancelReason: string | null;
  publication: { costKopecks: number };
}

const numberOf = (word: string) => word.replaceAll(/\D/g, '');

const chooseIn = async (page: Page, menu: RegExp, item: RegExp): Promise<void> => {
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** A button of the dialog over the page. */
const inDialog = (page: Page, name: RegExp) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name }).last();

/** Removes something after a confirmation. A failure may have closed the menu with the command. */
const removing = (
  kind: 'qa' | 'quiz',
  work: Pick<Work, 'prepare' | 'count'> & { menu: RegExp; item: RegExp; confirm: RegExp },
): Work => {
  const { menu, item, confirm } = work;
  const isAsked = (page: Page) =>
    isSeen(page.getByRole('alertdialog').getByRole('button', { name: confirm }));
  const remove = async (page: Page) => {
    if (!(await isAsked(page))) await chooseIn(page, menu, item);
    await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
  };
  return {
    ...work,
    name: `${kind}: removed`,
    screen: kind === 'qa' ? '#/qa' : '#/quizzes/*',
    call: { method: 'DELETE', path: new RegExp(`^${kind}/[^/]+$`) },
    isMaking: false,
    act: remove,
    again: remove,
    isSettled: async (page) =>
      !(await isAsked(page)) && !(await isSeen(page.getByRole('button', { name: menu }))),
    isShown: false,
  };
};

/** A row of a list, by its id. */
const rowOf = async ({ list }: Ground, kind: string, id: string) =>
  (await list<Row>(kind, {})).find((row) => row.id === id);

/** Cancels an event; its participants get the reason. */
const cancelling = (
  kind: 'webinar' | 'marathon',
  section: string,
  bodyOf: () => object,
  words: RegExp,
): Work => ({
  name: `${kind}: cancelled`,
  screen: `#/${section}/*`,
  call: {
    method: 'POST',
    path: kind === 'webinar' ? /^webinar\/cancel\/[^/]+$/ : /^marathon\/[^/]+\/cancel$/,
  },
  isMaking: false,
  prepare: async ({ ask }, word) => {
    const made = await ask<Named>(`${kind}/create`, { name: `Отмена ${numberOf(word)}`, ...bodyOf() });
    return `#/${section}/${made.id}`;
  },
  act: async (page, word) => {
    await chooseIn(page, /^Ещё действия с/, words);
    await page.getByRole('dialog').getByRole('textbox', { name: 'Причина' }).fill(word);
    await inDialog(page, words).click();
  },
  look: (page) => chooseIn(page, /^Ещё действия с/, words),
  again: async (page, word) => {
    const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Причина' });
    if (!(await isSeen(reason))) await chooseIn(page, /^Ещё действия с/, words);
    await reason.fill(word);
    await inDialog(page, words).click();
  },
  isSettled: async (page) =>
    !(await isSeen(page.getByRole('dialog'))) && isSeen(page.getByText('Отменён', { exact: true })),
  count: async (ground, word) =>
    (await ground.list<Row>(kind, { search: 'Отмена' })).filter(({ cancelReason }) => cancelReason === word)
      .length,
  isShown: true,
});

/** Takes a publication out of the catalogue, or back into it. It belongs to the demo, so every trial first restores it. */
const showing = (action: 'publish' | 'unpublish', from: string, to: string, words: RegExp): Work => {
  let id = '';
  const press = async (page: Page) => {
    const leave = page.getByRole('alertdialog').getByRole('button', { name: words });
    if (!(await isSeen(leave)))
      await panelOf(page, /^Публикация «/)
        .getByRole('button', { name: words })
        .click();
    if (action === 'unpublish') await leave.click();
  };
  return {
    name: `publication: ${to}`,
    screen: '#/publications',
    call: { method: 'POST', path: new RegExp(`^publication/[^/]+/${action}$`) },
    isMaking: false,
    prepare: async ({ ask, list }) => {
      const filter = { contentType: ['lecture'], status: ['published', 'unpublished'] };
      const all = await list<Row>('publication', { filter });
      const one = all.find((row) => row.id === id) ?? all[action === 'publish' ? 0 : 1];
      if (one === undefined) throw new Error('Nothing is sold');
      ({ id } = one);
      if (one.status !== from)
        await ask(`publication/${id}/${action === 'publish' ? 'unpublish' : 'publish'}`, {});
      return `#/publications?open=${id}`;
    },
    act: press,
    again: press,
    isSettled: async (page) =>
      !(await isSeen(page.getByRole('alertdialog'))) &&
      !(await isSeen(panelOf(page, /^Публикация «/).getByRole('button', { name: words }))),
    count: async ({ list }) =>
      (await list<Row>('publication', { filter: { id: [id] } })).filter(({ status }) => status === to).length,
    isShown: false,
  };
};

let request = '';

export const rareWorks: readonly Work[] = [
  removing('qa', {
    prepare: async ({ ask }, word) =>
      `#/qa?search=${encodeURIComponent(word)}&open=${(await ask<Named>('qa/create', { question: word })).id}`,
    menu: /^Ещё действия с\sвопросом/,
    item: /^Удалить вопрос/,
    confirm: /^Удалить вопрос$/,
    count: async ({ list }, word) => {
      const all = await list<{ question: string }>('qa', { search: word });
      return Number(!all.some(({ question }) => question === word));
    },
  }),
  removing('quiz', {
    prepare: async ({ ask }, word) => `#/quizzes/${(await ask<Named>('quiz/create', { name: word })).id}`,
    menu: /^Ещё действия с\sтестом/,
    item: /^Удалить тест/,
    confirm: /^Удалить тест$/,
    count: async ({ list }, word) =>
      Number(!(await list<Named>('quiz', { search: word })).some(({ name }) => name === word)),
  }),
  cancelling('webinar', 'webinars', plannedWebinar, /^Отменить вебинар/),
  cancelling('marathon', 'marathons', () => marathon, /^Отменить марафон/),
  showing('unpublish', 'published', 'unpublished', /^Снять с\sпубликации$/),
  showing('publish', 'unpublished', 'published', /^Опубликовать$/),
  {
    name: 'request: confirmed',
    screen: '#/requests',
    call: { method: 'POST', path: /^consultation\/fulfillment\/[^/]+\/status$/ },
    isMaking: false,
    prepare: async (ground) => {
      const all = await ground.list<Row>('consultation/fulfillment', {});
      request =
        (all.find(({ id }) => id === request) ?? all.find(({ status }) => status === 'new'))?.id ?? '';
      const before = await rowOf(ground, 'consultation/fulfillment', request);
      if (before?.status !== 'new')
        await ground.ask(`consultation/fulfillment/${request}/status`, { status: 'new' });
      return `#/requests?request=${request}`;
    },
    act: async (page) =>
      panelOf(page, /^Заявка №/)
        .getByRole('button', { name: 'Подтвердить' })
        .click(),
    again: async (page) =>
      panelOf(page, /^Заявка №/)
        .getByRole('button', { name: 'Подтвердить' })
        .click(),
    isSettled: async (page) =>
      isSeen(panelOf(page, /^Заявка №/).getByRole('button', { name: /^Вернуть в\s«Новая»/ })),
    count: async (ground) =>
      Number((await rowOf(ground, 'consultation/fulfillment', request))?.status === 'confirmed'),
    isShown: false,
  },
  {
    name: 'webinar: its terms',
    screen: '#/webinars/*',
    call: { method: 'POST', path: /^webinar\/publication\/[^/]+$/ },
    isMaking: false,
    prepare: async ({ ask }, word) => {
      const made = await ask<Named>('webinar/create', { name: `Билет ${word}`, ...plannedWebinar() });
      return `#/webinars/${made.id}?tab=publication`;
    },
    act: async (page) => {
      await page.getByRole('link', { name: 'Публикация', exact: true }).click();
      await page.getByRole('textbox', { name: 'Билет' }).fill('777');
      await save(page);
    },
    again: save,
    isSettled: isClean,
    count: async ({ list }, word) =>
      (await list<Row>('webinar', { search: word })).filter(
        ({ name, publication }) => name === `Билет ${word}` && publication.costKopecks === 77_700,
      ).length,
    isShown: true,
  },
  {
    name: 'lectures: a level in many',
    screen: '#/lectures',
    call: { method: 'POST', path: /^lecture\/(?!create$|list$)[^/]+$/ },
    isMaking: false,
    prepare: async ({ ask }, word) => {
      await ask('lecture/create', { name: `Уровень ${word}` });
      return `#/lectures?view=table&search=${encodeURIComponent(word)}`;
    },
    act: async (page, word) => {
      await page
        .getByRole('table')
        .getByRole('checkbox', { name: `Выбрать: Уровень ${word}` })
        .check();
      await page
        .getByRole('region', { name: 'Действия с\u00A0выбранными' })
        .getByRole('button', { name: /^Изменить…$/ })
        .click();
      const form = page.getByRole('dialog', { name: 'Изменить выбранное' });
      await form.getByRole('checkbox', { name: 'Уровень' }).press('Space');
      await form.getByRole('radio', { name: 'Эксперт' }).press('Space');
      await form.getByRole('button', { name: /^Изменить\s1$/ }).click();
    },
    again: async (page) => inDialog(page, /^(?:Повторить для|Продолжить)/).click(),
    isSettled: async (page) => isSeen(page.getByRole('dialog', { name: 'Изменено: 1' })),
    count: async ({ list }, word) =>
      (await list<Named & { level: string | null }>('lecture', { search: word })).filter(
        ({ name, level }) => name === `Уровень ${word}` && level === 'expert',
      ).length,
    isShown: true,
  },
];
