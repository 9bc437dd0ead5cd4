import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

let search = '';

/** Rendered beside a screen, so that plays can read the address. */
export function Address() {
  const location = useLocation();
  useEffect(() => {
    search = location.search;
  }, [location]);
  return null;
}

/** The address of the screen. */
export const address = () => new URLSearchParams(search);
