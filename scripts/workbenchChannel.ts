// What a press in the sidebar or the toolbar of the workbench sends to its pages.
import type { Page } from 'playwright';

/** What the toolbar of the workbench sets. */
export interface Look {
  theme: string;
  language: string;
}

/** The channel between the workbench's sidebar and toolbar and its pages. */
interface Channel {
  on: (event: string, hear: (id: string) => void) => void;
  emit: (event: string, told: object) => void;
}

declare global {
  // oxlint-disable-next-line vars-on-top, no-var -- nothing else declares a name of the page itself
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

/** Goes to a page as a press in the sidebar does. */
export const goTo = (page: Page, id: string, timeout: number) =>
  page.evaluate(
    ({ id, timeout }) =>
      new Promise<void>((resolve, reject) => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
        setTimeout(() => reject(new Error('it is not drawn')), timeout);
        channel.on('docsRendered', (drawn) => drawn === id && resolve());
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
      }),
    { id, timeout },
  );

/** Sets a look as a press in the toolbar does. */
export const take = (page: Page, look: Look) =>
  page.evaluate(
    (globals) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals }),
    look,
  );

/** What is found in a frame whose story is shown in a look. */
export const shownIn = ({ theme, language }: Look) =>
  `html[data-theme="${theme}"][lang="${language}"] > body.sb-show-main`;
