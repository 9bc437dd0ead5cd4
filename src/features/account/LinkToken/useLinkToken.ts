import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { linkTokenAtom } from '#atoms/session/linkToken.ts';

/** The token that a link brought under a name, now or before a reload. It leaves the address as soon as it was read. */
export function useLinkToken(name: string, tokenAtom: ReturnType<typeof linkTokenAtom>): string | null {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const [kept, keep] = useAtom(tokenAtom);
  const given = address.get(name);

  useEffect(() => {
    if (given === null) return;
    keep(given);
    void navigate(pathname, { replace: true });
  }, [given, keep, navigate, pathname]);

  return given ?? kept;
}
