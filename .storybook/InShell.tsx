import type { ReactNode } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { Address } from './address.tsx';
import { Shell } from '#app/shell/Shell/Shell.tsx';

interface InShellProps {
  /** Where the screen stands. */
  path: string;
  /** The screen. */
  children: ReactNode;
}

/** A screen within the frame of the console. In place of every other screen stands its route, the way back, and the way in. */
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
