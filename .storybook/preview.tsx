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
    /** The route at which the router starts, without «#»: `/lectures/l-1`. */
    route?: string;
    /** The route pattern of the story's screen: `/lectures/:id`. Any path by default. */
    path?: string;
    /**
     * The window width that a story needs on a documentation page. Set it for components that fill the page, because a desktop made smaller has
     * unreadable text, and for those that would show their phone layout in less space.
     */
    frameWidth?: number;
    /** The story follows links across screens, as the console does: its route is behind «#» of its page's address. */
    asConsole?: boolean;
  }
}

/** The error that the component of the current story has thrown in a test run. In the workbench Storybook shows it itself. */
let thrown: { error: unknown } | null = null;

/** Fails the story if its component has thrown an error. */
function tellThrown(): void {
  const what = thrown;
  thrown = null;
  if (what !== null) throw what.error;
}

// Code that is loaded on demand takes time on a slow or cold machine. A story waits for it instead of sleeping.
configure({ asyncUtilTimeout: 10_000 });

/** Whether a story of this page has been shown differently from its default. If so, the default must be set again later. */
let isReviewed = false;

// A frame has the height that it reports. Storybook also measures the hidden things that it shows in place of a story, at the very top. So
// everything with an id of its own is left out.
if (isEmbedded)
  for (const part of document.querySelectorAll('body > .sb-wrapper'))
    part.id ||= `storybook-${part.classList[0]}`;

if (isEmbedded) keepPageStill();

/** Shows the page as a reviewer asks for it. The code for this is loaded on demand. */
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
    // The pages that a newcomer needs come first.
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
    // The texts that controls have given a story, which Storybook leaves out of the address: see review/said.ts.
    said: { description: 'Words of the story' },
    ...Object.fromEntries(
      reviewNames.map((name) => {
        const { description, items, ...toolbar } = reviewChoices[name];
        const [{ title }, ...others] = items;
        // The default of a story is no value: it is not in the address, and its button is not highlighted.
        return [name, { description, toolbar: { ...toolbar, items: [{ type: 'reset', title }, ...others] } }];
      }),
    ),
  },
  argTypesEnhancers: [readable],
  initialGlobals: { theme: 'light', language: 'ru', said: '' },
  // A loader, not a decorator, because the body of a decorator runs again with every render.
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
    // Nobody reads the results of axe in a frame of a documentation page, so it is not loaded there. In test runs axe checks a surface where it
    // first appears, which is where a picture is taken. In the workbench it always runs.
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
  // Runs before the hooks of the addons, which check the page with axe.
  afterEach: () => {
    tellThrown();
    if (isEmbedded) tellBareSize();
    endPhase('play');
  },
  decorators: [
    // A story is created again for another language.
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
