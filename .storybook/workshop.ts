import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import type { RequestHandler } from 'msw';

/** What a story stands on, all of it fresh: the atoms' store, the query cache and the platform behind the handlers. */
export interface Workshop {
  store: ReturnType<typeof createStore>;
  queryClient: QueryClient;
  handlers: RequestHandler[];
}

/** Opens a workshop for one story. */
export function openWorkshop(): Workshop {
  return { store: createStore(), queryClient: new QueryClient(), handlers: [] };
}
