import { createElement } from 'react';
import {
  GLOBALS_UPDATED,
  PREVIEW_KEYDOWN,
  SET_GLOBALS,
  STORY_ARGS_UPDATED,
  STORY_CHANGED,
  STORY_RENDERED,
} from 'storybook/internal/core-events';
import { addons, types, type API } from 'storybook/manager-api';
import { workbenchThemes } from './themes.ts';
import type { ThemeVars } from 'storybook/theming';
import { saidFor, sayIn, wordsLeftOut } from './review/said.ts';

/** The marks of statuses: what is stable needs none. */
const marks: Record<string, string> = { draft: 'draft', deprecated: 'deprecated' };

/** By its name alone: no picture stands for it. */
const named = (theme: ThemeVars) => ({ ...theme, brandImage: null });

addons.setConfig({
  theme: named(workbenchThemes.light),
  // «Sight» does the same, in the frames of documentation pages too.
  toolbar: { 'storybook/a11y/panel': { hidden: true } },
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
            // Where there is no room the first page leads there.
            'data-less': true,
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
          'Changed\u00A0pictures',
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

interface Told {
  globals: Record<string, unknown>;
}

/** Has the sidebar and the toolbar go along with the theme: a white frame around a dark screen is no ground to judge it on. */
addons.register('ground', (api) => {
  const follow = ({ globals }: Told) =>
    api.setOptions({ theme: named(workbenchThemes[globals['theme'] === 'dark' ? 'dark' : 'light']) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

/** What of a key is looked at, pressed in the sidebar or on a page. */
interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** «/» leads to the search, as Ctrl K does, wherever nothing is being typed. */
addons.register('slash', (api) => {
  const isSlash = ({ key, ctrlKey, metaKey, altKey }: Pressed) =>
    key === '/' && !ctrlKey && !metaKey && !altKey;
  const search = () => {
    api.toggleNav(true);
    api.focusOnUIElement('storybook-explorer-searchfield', true);
  };
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    const isTyping = target instanceof Element && target.closest('input, textarea, select') !== null;
    if (!isSlash(event) || isTyping) return;
    event.preventDefault();
    search();
  });
  // A page tells of what is pressed in it, but for what is typed into a field.
  api.on(PREVIEW_KEYDOWN, ({ event }: { event: Pressed }) => {
    if (isSlash(event)) search();
  });
});

/**
 * A narrow window is left to the page and its toolbar, both of which would be cut beside the sidebar. A button, S or «/» brings it, until
 * something is chosen.
 */
addons.register('narrow', (api) => {
  const narrow = matchMedia('(600px <= width < 960px)');
  const fold = () => api.toggleNav(!narrow.matches);
  narrow.addEventListener('change', fold);
  if (narrow.matches) fold();
  api.on(STORY_CHANGED, () => narrow.matches && fold());
});
