import type { ReactNode } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { Address } from './address.tsx';
import { Shell } from '#app/shell/Shell/Shell.tsx';

interface InShellProps {
  /** The route of the screen. */
  path: string;
  /** The screen. */
  children: ReactNode;
}

/** Shows a screen within the frame of the console. In place of any other screen it shows the route, with links back and to the screen. */
export function InShell({ path, children }: InShellProps) {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route
          path={path}
          element={
            <>
              {children}
              <Address />
            </>
          }
        />
        <Route path="*" element={<Elsewhere path={path} />} />
      </Route>
    </Routes>
  );
}

function Elsewhere({ path }: Pick<InShellProps, 'path'>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <h1>{pathname + search}</h1>
      <button type="button" onClick={() => void navigate(-1)}>
        Назад
      </button>
      <button type="button" onClick={() => void navigate(path)}>
        Открыть заново
      </button>
    </>
  );
}
