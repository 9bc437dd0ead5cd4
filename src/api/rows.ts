import type { Schema } from '#domain/wire.ts';
import { endpoint } from './endpoint.ts';
import { listOf, listRequest } from '#domain/lists.ts';
import { nothing } from '#domain/wire.ts';

/** A row that sends JSON. */
export const post = <const Path extends string, Request extends Schema, Response extends Schema>(
  path: Path,
  request: Request,
  response: Response,
) => endpoint({ method: 'POST', path, body: 'json', request, response });

/** A list: what it takes, and `{ list, count }` of these items. */
export const list = <const Path extends string, Item extends Schema>(path: Path, item: Item) =>
  post(path, listRequest, listOf(item));

/** A row that is told by its path alone. */
export const act = <const Path extends string, Response extends Schema>(path: Path, response: Response) =>
  endpoint({ method: 'POST', path, body: 'none', request: nothing, response });

/** A row that takes the raw bytes of a file. */
export const sendBytes = <const Path extends string, Response extends Schema>(
  path: Path,
  response: Response,
) => endpoint({ method: 'POST', path, body: 'bytes', request: nothing, response });

/** A row that takes a form with one file. */
export const sendForm = <const Path extends string, Response extends Schema>(
  path: Path,
  response: Response,
) => endpoint({ method: 'POST', path, body: 'form', request: nothing, response });

/** A row that removes what its path names. */
export const remove = <const Path extends string>(path: Path) =>
  endpoint({ method: 'DELETE', path, body: 'none', request: nothing, response: nothing });
