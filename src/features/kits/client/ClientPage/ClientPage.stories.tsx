import { atom } from 'jotai';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { ClientPage as Page } from '../page.ts';
import { ClientPage } from './ClientPage.tsx';

const page: Page = {
  kind: 'course',
  name: 'Дыхание на\u00A0каждый день',
  subtitle: 'Шесть недель по\u00A0десять минут',
  author: 'Марина Ветрова',
  imageId: null,
  hasCover: true,
  price: '6\u00A0900\u00A0₽',
  oldPrice: '9\u00A0900\u00A0₽',
  facts: ['2\u00A0лекции · 54\u00A0мин', 'Начальный'],
  tags: ['дыхание', 'утро'],
  recording: null,
  notice: { title: 'Запись закрыта', text: 'Откроется весной.' },
  description: 'Начнём с\u00A0выдоха.\n\n- спокойно\n- **каждый** день',
  sections: [
    { type: 'lines', id: 'learn', title: 'Чему вы научитесь', lines: ['Замечать вдох', 'Удлинять выдох'] },
    {
      type: 'modules',
      id: 'program',
      title: 'Программа',
      modules: [
        {
          id: 'm-1',
          title: '1. Опора',
          description: 'С\u00A0чего начать',
          opens: null,
          size: '1\u00A0лекция',
          rowsAtom: atom(() => [
            {
              id: 'l-1',
              name: 'Где живёт дыхание',
              note: '12:40',
              isFile: false,
              imageId: null,
              recording: null,
            },
            { id: 'f-1', name: 'Дневник.pdf', note: '240 КБ', isFile: true, imageId: null, recording: null },
          ]),
        },
        {
          id: 'm-2',
          title: '2. Ритм',
          description: '',
          opens: 'откроется в\u00A0день\u00A07',
          size: '1\u00A0лекция',
          rowsAtom: atom(() => null),
        },
      ],
    },
    {
      type: 'questions',
      id: 'questions',
      title: 'Вопросы',
      questions: [
        {
          id: 'q-1',
          text: '1. Что длиннее?',
          note: 'Один ответ · 1\u00A0балл',
          imageId: null,
          options: ['Вдох', 'Выдох'],
        },
      ],
    },
    { type: 'prose', id: 'audience', title: 'Кому подойдёт', text: 'Тем, кто\u00A0устал спешить.' },
  ],
  missing: [],
};

const meta = preview.meta({
  component: ClientPage,
  args: { page },
  argTypes: { page: { control: false } },
});

/** Every part that a page may have. */
export const Default = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Дыхание на/, level: 2 })).toBeVisible();
    await expect(canvas.getByText('Дневник.pdf')).toBeVisible();
  },
});

/** What is in a module is on its way. */
export const Reading = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('2. Ритм'));
    await expect(await canvas.findByRole('status', { name: 'Читаем модуль' })).toBeVisible();
  },
});
