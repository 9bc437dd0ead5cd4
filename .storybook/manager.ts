import { createElement } from 'react';
import { STORY_ARGS_UPDATED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons, types, type API } from 'storybook/manager-api';
import { themes } from 'storybook/theming';
import { saidFor, sayIn, wordsLeftOut } from './review/said.ts';

/** The marks of statuses: what is stable needs none. */
const marks: Record<string, string> = { draft: 'draft', deprecated: 'deprecated' };

addons.setConfig({
  // Whose workbench it is, and the way back to its first page.
  theme: {
    ...themes.normal,
    brandTitle: 'Кабинет автора',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: null,
  },
  sidebar: {
    // A component that is not stable is marked in the sidebar; its stories are not, one by one. Storybook compiles this file without
    // the runtime of JSX.
    renderLabel: (item) => {
      const mark =
        item.type === 'component'
          ? item.tags.map((tag) => marks[tag]).find((one) => one !== undefined)
          : undefined;
      if (mark === undefined) return item.name;
      return createElement('span', null, item.name, ' ', createElement('small', null, mark));
    },
  },
});

/** Where the page of changed pictures lies, if the workbench was built with one. */
const pictures = document.querySelector<HTMLMetaElement>('meta[name="changed-pictures"]')?.content;

if (pictures !== undefined)
  addons.register('changed-pictures', () =>
    addons.add('changed-pictures/tool', {
      type: types.TOOL,
      title: 'Changed pictures',
      render: () =>
        createElement(
          'a',
          {
            href: pictures,
            target: '_blank',
            rel: 'noreferrer',
            // As the words of the other tools are.
            style: {
              alignSelf: 'center',
              padding: '0 8px',
              color: 'inherit',
              fontSize: 12,
              fontWeight: 700,
              textDecoration: 'none',
            },
          },
          'Changed pictures',
        ),
    }),
  );

/** Keeps in the address what a story was given to say, and gives it to whoever opens that address. */
function keepWords(api: API): void {
  /** The story whose words have been read from the address: from then on its controls decide. */
  let read: string | undefined;
  const storyOf = (id: string) => {
    const entry = api.getData(id);
    return entry?.type === 'story' ? entry : undefined;
  };
  api.on(STORY_RENDERED, (id: string) => {
    const story = storyOf(id);
    if (story === undefined || read === id) return;
    read = id;
    const initial = story.initialArgs ?? {};
    const words = Object.entries(saidFor(id, api.getGlobals()['said'])).filter(
      ([name]) => typeof initial[name] === 'string',
    );
    if (words.length > 0) api.updateStoryArgs(story, Object.fromEntries(words));
  });
  api.on(STORY_ARGS_UPDATED, ({ storyId, args }: { storyId: string; args: Record<string, unknown> }) => {
    const story = storyOf(storyId);
    if (story === undefined || read !== storyId) return;
    const said = sayIn(storyId, wordsLeftOut(story.initialArgs ?? {}, args));
    if (said !== (api.getGlobals()['said'] ?? '')) api.updateGlobals({ said });
  });
}

addons.register('words', keepWords);
