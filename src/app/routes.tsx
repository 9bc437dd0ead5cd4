import { useAtomValue, type Atom } from 'jotai';
import { Suspense, useState } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { loginRoute } from '#api/login-route.ts';
import { authAtom } from '#atoms/session/session.ts';
import { FullScreenSpinner } from '#components/feedback/FullScreenSpinner/FullScreenSpinner.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyScreen } from './lazyScreen.tsx';
import { messages } from './messages.ts';
import { screenAt, type RouteOf } from './screenAt.ts';
import { CrashScreen } from './screens/CrashScreen/CrashScreen.tsx';

/** Screens that are of no use to a signed-in author. */
const guests = { screen: true, whenAsked: true };

const NotFoundScreen = lazyScreen(
  () => import('./screens/NotFoundScreen/NotFoundScreen.tsx'),
  (module) => module.NotFoundScreen,
);
const ServerErrorScreen = lazyScreen(
  () => import('./screens/ServerErrorScreen/ServerErrorScreen.tsx'),
  (module) => module.ServerErrorScreen,
);
const Login = lazyScreen(
  () => import('#features/account/Login/Login.tsx'),
  (module) => module.Login,
  guests,
);
const Register = lazyScreen(
  () => import('#features/account/Register/Register.tsx'),
  (module) => module.Register,
  guests,
);
const RegisterStepTwo = lazyScreen(
  () => import('#features/account/RegisterStepTwo/RegisterStepTwo.tsx'),
  (module) => module.RegisterStepTwo,
  guests,
);
const ForgotPassword = lazyScreen(
  () => import('#features/account/ForgotPassword/ForgotPassword.tsx'),
  (module) => module.ForgotPassword,
  guests,
);
const NewPassword = lazyScreen(
  () => import('#features/account/NewPassword/NewPassword.tsx'),
  (module) => module.NewPassword,
  guests,
);

/** The screens that are open without a session. */
const publicScreens: RouteOf[] = [
  { path: '/login', Screen: Login },
  { path: '/register', Screen: Register },
  { path: '/register-step-two', Screen: RegisterStepTwo },
  { path: '/forgot-password', Screen: ForgotPassword },
  { path: '/recovery-password', Screen: NewPassword },
  { path: '/404', Screen: NotFoundScreen },
  { path: '/500', Screen: ServerErrorScreen },
];

const loadPrivate = () => import('./behindLogin.tsx');
const Shell = lazyScreen(loadPrivate, (module) => module.Shell);
const PrivateScreens = lazyScreen(loadPrivate, (module) => module.PrivateScreens);

/** The screen behind login of a route, if there is one. Their table is not needed for login, and is loaded after it. */
async function preloadPrivate(route: string): Promise<Atom<unknown> | undefined> {
  const [{ privateScreens }] = await Promise.all([loadPrivate(), PrivateScreens.preload()]);
  const found = screenAt(route, privateScreens);
  await found?.preload();
  return found?.ahead();
}

/**
 * Fetches the code behind a route while the session is still being checked. If no author is known, a private route leads to login. Resolves, once the
 * code is there or did not arrive, to the function that reads the screen's data, if it has one.
 */
export async function preloadRoute(
  route: string,
  authorExpected: boolean,
): Promise<Atom<unknown> | undefined> {
  const open = screenAt(route, publicScreens);
  if (open !== undefined || !authorExpected) {
    await (open ?? Login).preload();
    return undefined;
  }
  const [aheadAtom] = await Promise.all([preloadPrivate(route).catch(() => undefined), Shell.preload()]);
  return aheadAtom;
}

/** Every route of the console. Public ones first; all others are behind login and within the frame. */
export function AppRoutes() {
  const t = useMessages(messages);
  const { pathname } = useLocation();
  const [retried, setRetried] = useState(false);
  // Rendered again, a screen still has what only the page's memory holds, such as a new password. If it breaks again, the page must be reloaded.
  const again = (retry: () => void) => {
    if (retried) return location.reload();
    setRetried(true);
    retry();
  };
  return (
    <ErrorBoundary resetKey={pathname} fallback={(_, retry) => <CrashScreen onRetry={() => again(retry)} />}>
      <Suspense fallback={<FullScreenSpinner label={t.loading} />}>
        <Routes>
          {publicScreens.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          <Route element={<Private />}>
            <Route element={<Shell />}>
              <Route path="*" element={<PrivateScreens />} />
            </Route>
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Lets only an author through. While the session loads, everything waits; a guest goes to login and then back to this route. */
function Private() {
  const t = useMessages(messages);
  const auth = useAtomValue(authAtom);
  const { pathname, search } = useLocation();
  switch (auth.status) {
    case 'loading':
      return <FullScreenSpinner label={t.loading} />;
    case 'failed':
      return <ServerErrorScreen onRetry={auth.retry} />;
    case 'guest':
      return <Navigate to={loginRoute(pathname + search)} replace />;
    case 'author':
      return <Outlet />;
  }
}
