import { useEffect, useRef, useState } from 'react';

/** Whether nothing has been done for `ms`. Call `wake` when something is, `rest` when the pointer has left. */
export function useIdle(ms: number) {
  const [idle, setIdle] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    idle,
    wake: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIdle(true), ms);
      setIdle(false);
    },
    rest: () => {
      clearTimeout(timer.current);
      setIdle(true);
    },
  };
}
