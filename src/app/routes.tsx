import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { matchPath, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { loginRoute } from '#api/login-route.ts';
import { authAtom } from '#atoms/session/session.ts';
import { FullScreenSpinner } from '#components/feedback/FullScreenSpinner/FullScreenSpinner.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyScreen, type LazyScreen } from './lazyScreen.tsx';
import { messages } from './messages.ts';
import { CrashScreen } from './screens/CrashScreen/CrashScreen.tsx';

const SoonScreen = lazyScreen(
  () => import('./screens/SoonScreen/SoonScreen.tsx'),
  (module) => module.SoonScreen,
);
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
);
const Register = lazyScreen(
  () => import('#features/account/Register/Register.tsx'),
  (module) => module.Register,
);
const RegisterStepTwo = lazyScreen(
  () => import('#features/account/RegisterStepTwo/RegisterStepTwo.tsx'),
  (module) => module.RegisterStepTwo,
);
const ForgotPassword = lazyScreen(
  () => import('#features/account/ForgotPassword/ForgotPassword.tsx'),
  (module) => module.ForgotPassword,
);
const NewPassword = lazyScreen(
  () => import('#features/account/NewPassword/NewPassword.tsx'),
  (module) => module.NewPassword,
);
const Shell = lazyScreen(
  () => import('./shell/Shell/Shell.tsx'),
  (module) => module.Shell,
);
const Home = lazyScreen(
  () => import('#features/home/Home/Home.tsx'),
  (module) => module.Home,
);
const LectureList = lazyScreen(
  () => import('#features/lectures/LectureList/LectureList.tsx'),
  (module) => module.LectureList,
);
const LectureEditor = lazyScreen(
  () => import('#features/lectures/LectureEditor/LectureEditor.tsx'),
  (module) => module.LectureEditor,
);
const Profile = lazyScreen(
  () => import('#features/account/Profile/Profile.tsx'),
  (module) => module.Profile,
);

interface RouteOf {
  path: string;
  Screen: LazyScreen<object>;
}

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

/** The screens behind login. */
const privateScreens: RouteOf[] = [
  { path: '/', Screen: Home },
  { path: '/lectures', Screen: LectureList },
  { path: '/lectures/:id', Screen: LectureEditor },
  { path: '/profile', Screen: Profile },
];

const screenAt = (route: string, screens: RouteOf[]) =>
  screens.find(({ path }) => matchPath(path, route.split('?')[0] ?? '/') !== null)?.Screen;

/**
 * Fetches the code behind a route ahead, while it is still being asked who works here. Where nobody is known to, a private
 * route leads to login. Resolves once the code is there, or did not arrive.
 */
export async function preloadRoute(route: string, authorExpected: boolean): Promise<void> {
  const open = screenAt(route, publicScreens);
  const wanted = open ?? (authorExpected ? screenAt(route, privateScreens) : Login);
  await Promise.all([wanted?.preload(), open === undefined && authorExpected && Shell.preload()]);
}

/** Every route of the console. Public ones first; all else is behind login and within the frame. */
export function AppRoutes() {
  const t = useMessages(messages);
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={() => <CrashScreen onRetry={() => location.reload()} />}>
      <Suspense fallback={<FullScreenSpinner label={t.loading} />}>
        <Routes>
          {publicScreens.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          <Route element={<Private />}>
            <Route element={<Shell />}>
              {privateScreens.map(({ path, Screen }) => (
                <Route key={path} path={path} element={<Screen />} />
              ))}
              <Route path="*" element={<SoonScreen />} />
            </Route>
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Lets an author through. While the session loads, all waits; a guest goes to login and comes back to this very route. */
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
