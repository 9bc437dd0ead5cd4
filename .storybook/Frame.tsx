import { Provider } from 'jotai';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { HashRouter, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import type { Language } from '#lib/i18n/catalogue.ts';
import { LanguageContext } from '#lib/i18n/LanguageContext.tsx';
import { isStoodOn, type StoryEnvironment } from './environment.ts';

interface FrameProps {
  environment: StoryEnvironment;
  theme: 'light' | 'dark';
  language: Language;
  route?: string;
  path?: string;
  /** The console's own router, which follows its links. */
  asConsole?: boolean;
  children: ReactNode;
}

/** Wraps a story in everything that the app puts around a screen. */
export function Frame({
  environment,
  theme,
  language,
  route = '/',
  path = '*',
  asConsole = false,
  children,
}: FrameProps) {
  const [, setShown] = useState(false);
  // An update from here makes React run all effects of the first render before a play begins, as `act` would: what listens to the
  // window or the network hears it from the first step on.
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is what it is for
  useLayoutEffect(() => setShown(true), []);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
  return (
    <Provider store={environment.store}>
      <LanguageContext value={language}>
        {asConsole ? (
          <ConsoleRouter route={route}>
            <Place environment={environment} />
            {children}
          </ConsoleRouter>
        ) : (
          <MemoryRouter initialEntries={[route]}>
            <Place environment={environment} />
            <Routes>
              <Route path={path} element={children} />
            </Routes>
          </MemoryRouter>
        )}
      </LanguageContext>
    </Provider>
  );
}

/**
 * Keeps the place of a story that gets another theme, and with it another environment. While the previous environment is being cleared, a screen
 * that needs its data would navigate away, as it does for a new visitor.
 */
function Place({ environment }: Pick<FrameProps, 'environment'>) {
  const location = useLocation();
  const navigate = useNavigate();
  const stood = useRef({ environment, location });
  useLayoutEffect(() => {
    const place = stood.current.location;
    const isAnother = environment !== stood.current.environment;
    if (!isAnother && !isStoodOn(environment)) return;
    stood.current = { environment, location: isAnother ? place : location };
    if (isAnother && location !== place) void navigate(place, { replace: true, state: place.state });
  }, [environment, location, navigate]);
  return null;
}

/** The router of the console, which keeps its route behind «#» of the page's address. A story starts at its own route. */
function ConsoleRouter({ route, children }: Pick<FrameProps, 'children'> & { route: string }) {
  useState(() => history.replaceState(null, '', `#${route}`));
  return <HashRouter>{children}</HashRouter>;
}
