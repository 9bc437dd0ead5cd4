import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, slow } from '#platform/msw.ts';
import preview from '#storybook/preview.tsx';
import { TagCreate } from './TagCreate.tsx';

const meta = preview.meta({ component: TagCreate });

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Название нового тега' });
const type = (name: string) => userEvent.type(field(), name);

/** Made by Enter; the field is free for the next one. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async () => {
    await type('Осенний свет{Enter}');
    await waitFor(() => expect(field()).toHaveValue(''));
    await expect(field()).toHaveFocus();
  },
});

const slowTag = slow(endpoints.tag.create);

/** The next one is typed while the platform thinks of the first: it stays. */
export const Next = meta.story({
  beforeEach: ({ msw }) => msw.use(slowTag.begin()),
  play: async () => {
    await type('Осенний свет{Enter}');
    await userEvent.clear(field());
    await type('Тишина гор');
    slowTag.end();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Создать тег' })).not.toHaveAttribute('aria-busy'),
    );
    await expect(field()).toHaveValue('Тишина гор');
  },
});

/** A name much like another is told before it is made. */
export const Near = meta.story({
  tags: ['picture'],
  play: async () => {
    await type('дыхания');
    await screen.findByText(/^Похоже на\s«дыхание»/);
  },
});

/** One that is there already, in whatever case, is told beside the field. */
export const Conflict = meta.story({
  tags: ['picture'],
  play: async () => {
    await type('ДЫХАНИЕ');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/Такой тег уже есть/));
  },
});

/** The platform knows one that this page has not read: its 409 stands beside the field too. */
export const ConflictOfPlatform = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.tag.create, 409)),
  play: async () => {
    await type('Тишина гор{Enter}');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/Такой тег уже есть/));
    await expect(field()).toHaveValue('Тишина гор');
  },
});

export const Invalid = meta.story({
  tags: ['picture'],
  play: async () => {
    await type('я{Enter}');
    await waitFor(() => expect(field()).toBeInvalid());
  },
});

/** What was typed stays when the call fails. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.tag.create, 500)),
  play: async () => {
    await type('Тишина гор{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Создать тег' })).not.toHaveAttribute('aria-busy'),
    );
    await expect(field()).toHaveValue('Тишина гор');
  },
});
