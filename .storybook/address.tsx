import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

let search = '';

/** Stands beside a screen, so that plays can look at the address. */
export function Address() {
  const location = useLocation();
  useEffect(() => {
    search = location.search;
  }, [location]);
  return null;
}

/** What the address of the screen says. */
export const address = () => new URLSearchParams(search);
