import { Provider, useAtomValue } from 'jotai';
import { useLayoutEffect, type ReactNode } from 'react';
import { HashRouter } from 'react-router-dom';
import { otherTabsAtom } from '#atoms/session/otherTabs.ts';
import type { Store } from '#atoms/store.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import { themeAtom } from '#atoms/ui/theme.ts';
import { LanguageContext } from '#lib/i18n/LanguageContext.tsx';
import { MissingContext, type MissingProps } from '#lib/loading/preloadable.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { AppRoutes } from './routes.tsx';
import { MissingPage } from './missing/MissingPage.tsx';
import { CrashScreen } from './screens/CrashScreen/CrashScreen.tsx';

/** The whole console: the store, the language, the theme, the router and, around everything, the last error boundary. */
export function App({ store }: { store: Store }) {
  return (
    <Provider store={store}>
      <Page>
        <ErrorBoundary fallback={(_, retry) => <CrashScreen onRetry={retry} />}>
          <MissingContext value={missingPage}>
            <HashRouter>
              <AppRoutes />
            </HashRouter>
          </MissingContext>
        </ErrorBoundary>
      </Page>
    </Provider>
  );
}

const missingPage = (missing: MissingProps) => <MissingPage {...missing} />;

/** Applies the author's language and theme to the page, and follows session changes of other tabs. */
function Page({ children }: { children: ReactNode }) {
  const language = useAtomValue(languageAtom);
  const theme = useAtomValue(themeAtom);
  useAtomValue(otherTabsAtom);

  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = language;
    if (theme === 'system') delete page.dataset['theme'];
    else page.dataset['theme'] = theme;
  }, [language, theme]);

  return <LanguageContext value={language}>{children}</LanguageContext>;
}
