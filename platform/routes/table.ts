import type { Endpoint } from '#api/endpoint.ts';
import { allEndpoints } from '#api/endpoints.ts';
import type { Handler } from '../context.ts';
import { accountRoutes } from './account.ts';
import { authRoutes } from './auth.ts';
import { countryRoutes } from './country.ts';
import { lectureRoutes } from './lecture.ts';
import { publicationRoutes } from './publication.ts';
import { streamRoutes } from './stream.ts';
import { tagRoutes } from './tag.ts';
import { uploadRoutes } from './upload.ts';

const routes: Record<string, object> = {
  account: accountRoutes,
  auth: authRoutes,
  country: countryRoutes,
  lecture: lectureRoutes,
  publication: publicationRoutes,
  stream: streamRoutes,
  tag: tagRoutes,
  upload: uploadRoutes,
};

/**
 * The handler of a row by its name, `namespace.call`. Each namespace's file checks its handlers against its own rows; here
 * they are only looked up, and the body that a handler gets was read by its row's schema.
 */
export function handlerOf(name: string): Handler<Endpoint> | undefined {
  const [namespace = '', call = ''] = name.split('.');
  const found = Object.entries(routes[namespace] ?? {}).find(([key]) => key === call);
  return found?.[1] as Handler<Endpoint> | undefined;
}

/** Rows that the platform answers with 501 so far. */
export const unansweredEndpoints: string[] = allEndpoints
  .map(({ name }) => name)
  .filter((name) => handlerOf(name) === undefined);
