// oxlint-disable-next-line import/no-unassigned-import -- it comes before what opens a channel as it is loaded
import './ownTab.ts';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { languageAtom } from '#atoms/ui/language.ts';
import '#theme/tokens.css';
import { Frame } from './Frame.tsx';
import { StoryBoundary } from './StoryBoundary.tsx';
import { isEmbedded } from './isEmbedded.ts';
import { isTested } from './isTested.ts';
import { endPhase } from './phases.ts';
import { tellBareSize } from './bareSize.ts';
import { isPictured } from './pictureTags.ts';
import { standInSize } from './alone.ts';
import { argsInEnglish } from './english/inEnglish.ts';
import { keepPageStill } from './stillPage.ts';
import { speak } from './english/speak.ts';
import { startWorker } from './worker.ts';
import { closeStoryEnvironment, openStoryEnvironment } from './environment.ts';
import { reviewChoices, reviewed, reviewIn, reviewNames, type Review } from './review/looks.ts';
import { viewports } from './viewports.ts';
import { DocsGround, DocsPage } from './docs/page.tsx';
import { readable } from './docs/readable.ts';
import { drawnOnce } from './docs/steady.ts';

declare module '@storybook/react-vite' {
  interface Parameters {
    /** Where the router stands when the story begins, the hash route without «#»: `/lectures/l-1`. */
    route?: string;
    /** The pattern that the story's screen is mounted at: `/lectures/:id`. Any path by default. */
    path?: string;
    /**
     * The width of a window that is enough for a story on a documentation page: for what fills its page, as a desktop made small hides its words, and
     * for what would be a phone's where there is less.
     */
    frameWidth?: number;
    /** The story goes across screens by links, as in the console: its route stands behind «#» of its page's address. */
    asConsole?: boolean;
  }
}

/** What the component of the present story has thrown, while it is tested: in the workbench Storybook shows that by itself. */
let thrown: { error: unknown } | null = null;

/** Fails the story whose component has thrown something. */
function tellThrown(): void {
  const what = thrown;
  thrown = null;
  if (what !== null) throw what.error;
}

// Code that is loaded when it is first asked for takes its time on a slow machine or a cold one; a story waits, and never sleeps.
configure({ asyncUtilTimeout: 10_000 });

/** Whether a story of this page has been shown otherwise than it is by itself: then the way back is to be gone too. */
let isReviewed = false;

// A frame is as high as what it tells of itself. Storybook measures what it shows in place of a story too, which is hidden and at the very top: all
// that has an id of its own is left out.
if (isEmbedded)
  for (const part of document.querySelectorAll('body > .sb-wrapper'))
    part.id ||= `storybook-${part.classList[0]}`;

if (isEmbedded) keepPageStill();

/** Shows the page as a reviewer asks for it. What does that comes when it is first asked for. */
function showReviewed(review: Review): void {
  isReviewed ||= Object.keys(reviewed(review)).length > 0;
  if (isReviewed) void import('./review/apply.ts').then(({ applyReview }) => applyReview(review));
}

export default definePreview({
  addons: [drawnOnce(addonDocs()), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { expanded: true },
    docs: { page: DocsPage, container: DocsGround },
    layout: 'padded',
    // What a newcomer needs first is first.
    options: {
      storySort: { order: ['Start', 'Foundations', 'Choosing', 'components', 'features', 'app', 'API'] },
    },
    viewport: { options: viewports },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    language: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: ['ru', 'en'], dynamicTitle: true },
    },
    // What its controls have given a story to say, where the address of Storybook leaves it out: see review/said.ts.
    said: { description: 'Words of the story' },
    ...Object.fromEntries(
      reviewNames.map((name) => {
        const { description, items, ...toolbar } = reviewChoices[name];
        const [{ title }, ...others] = items;
        // What a story is by itself is no value: nothing of it stands in an address, and its button is not lit.
        return [name, { description, toolbar: { ...toolbar, items: [{ type: 'reset', title }, ...others] } }];
      }),
    ),
  },
  argTypesEnhancers: [readable],
  initialGlobals: { theme: 'light', language: 'ru', said: '' },
  // A loader, not a decorator: a decorator's body runs again with every render.
  loaders: [
    async () => {
      await closeStoryEnvironment();
      return { environment: openStoryEnvironment() };
    },
    async ({ globals }) => {
      if (!isTested) await standInSize(globals);
      await speak(globals['language']);
    },
  ],
  beforeEach: (context) => {
    const { msw, loaded, globals, mount } = context;
    loaded['environment'].store.set(languageAtom, globals['language']);
    msw.use(...loaded['environment'].handlers);
    // In a frame of a documentation page nobody reads what axe finds: it is neither loaded there nor run.
    // In a run of tests axe looks where a surface is first seen, which is where a picture is taken; in the workbench it always does.
    if (isEmbedded || (isTested && !isPictured(context.tags)))
      context.parameters = { ...context.parameters, a11y: { ...context.parameters['a11y'], test: 'off' } };
    thrown = null;
    context.mount = async (...ui) => {
      const canvas = await mount(...ui);
      tellThrown();
      endPhase('mount');
      return canvas;
    };
  },
  // Runs before those of the addons, which look at the page with axe.
  afterEach: () => {
    tellThrown();
    if (isEmbedded) tellBareSize();
    endPhase('play');
  },
  decorators: [
    // What a story has made in one language is made anew in another.
    (Story, { args, globals }) => <Story key={globals['language']} args={argsInEnglish(args)} />,
    (Story, { globals }) => {
      showReviewed(reviewIn(globals));
      return <Story />;
    },
    (Story) =>
      isTested ? (
        <StoryBoundary onError={(error) => (thrown = { error })}>
          <Story />
        </StoryBoundary>
      ) : (
        <Story />
      ),
    (Story, { loaded, globals, parameters }) => (
      <Frame
        environment={loaded['environment']}
        theme={globals['theme']}
        language={globals['language']}
        route={parameters['route']}
        path={parameters['path']}
        asConsole={parameters['asConsole']}
      >
        <Story />
      </Frame>
    ),
  ],
});
