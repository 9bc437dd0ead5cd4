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

/** The marks of statuses. «Stable» has none. */
const marks: Record<string, string> = { draft: 'draft', deprecated: 'deprecated' };

/** Shows the name of the workbench, without a brand image. */
const named = (theme: ThemeVars) => ({ ...theme, brandImage: null });

addons.setConfig({
  theme: named(workbenchThemes.light),
  // Hidden, because «Sight» does the same and also works in the frames of documentation pages.
  toolbar: { 'storybook/a11y/panel': { hidden: true } },
  sidebar: {
    // A component that is not stable is marked in the sidebar, but not each of its stories. Storybook compiles this file without the JSX runtime.
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

/** The address of the page of changed pictures, if the workbench was built with one. */
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
            // On a narrow window the first page has the link instead.
            'data-less': true,
            // Written like the labels of the other tools.
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

/** Keeps the texts that somebody gave a story in the address, and applies them for whoever opens that address. */
function keepWords(api: API): void {
  /** The story whose texts have been read from the address. From then on its controls decide. */
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

/** Gives the sidebar and the toolbar the theme of the story, because a dark screen cannot be judged in a white frame. */
addons.register('ground', (api) => {
  const follow = ({ globals }: Told) =>
    api.setOptions({ theme: named(workbenchThemes[globals['theme'] === 'dark' ? 'dark' : 'light']) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

/** The properties of a key event that are used, from the sidebar or from a page. */
interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** «/» opens the search, as Ctrl K does, unless somebody is typing. */
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
  // A page reports the keys pressed in it, except those typed into a field.
  api.on(PREVIEW_KEYDOWN, ({ event }: { event: Pressed }) => {
    if (isSlash(event)) search();
  });
});

/**
 * Leaves a narrow window to the page and its toolbar, which would both be cut beside the sidebar. A button, S or «/» shows the sidebar until
 * something is chosen.
 */
addons.register('narrow', (api) => {
  const narrow = matchMedia('(600px <= width < 960px)');
  const fold = () => api.toggleNav(!narrow.matches);
  narrow.addEventListener('change', fold);
  if (narrow.matches) fold();
  api.on(STORY_CHANGED, () => narrow.matches && fold());
});
