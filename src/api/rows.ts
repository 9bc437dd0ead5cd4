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

/** A list: its request, and `{ list, count }` of items. */
export const list = <const Path extends string, Item extends Schema>(path: Path, item: Item) =>
  post(path, listRequest, listOf(item));

/** A row without a body: its path tells everything. */
export const act = <const Path extends string, Response extends Schema>(path: Path, response: Response) =>
  endpoint({ method: 'POST', path, body: 'none', request: nothing, response });

/** A row with the raw bytes of a file as body. */
export const sendBytes = <const Path extends string, Response extends Schema>(
  path: Path,
  response: Response,
) => endpoint({ method: 'POST', path, body: 'bytes', request: nothing, response });

/** A row with a form with one file as body. */
export const sendForm = <const Path extends string, Response extends Schema>(
  path: Path,
  response: Response,
) => endpoint({ method: 'POST', path, body: 'form', request: nothing, response });

/** A row that deletes what its path names. */
export const remove = <const Path extends string>(path: Path) =>
  endpoint({ method: 'DELETE', path, body: 'none', request: nothing, response: nothing });
