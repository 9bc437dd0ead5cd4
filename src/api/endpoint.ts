import { nothing, type Schema } from '#domain/wire.ts';

/** The body of a request: JSON, the raw bytes of a file, a form with one file, or nothing. */
export type BodyKind = 'json' | 'bytes' | 'form' | 'none';

/** One call of the platform: a row of the table of calls, from which requests, routes and mock handlers are built. */
export interface Endpoint<
  Path extends string = string,
  Body extends BodyKind = BodyKind,
  Request extends Schema = Schema,
  Response extends Schema = Schema,
> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path under `/api`, with parameters as `:name`. */
  path: Path;
  body: Body;
  /** Schema of the JSON body. Other bodies do not use it. */
  request: Request;
  response: Response;
}

/** Declares a row with its exact types. */
export function endpoint<
  const Path extends string,
  Body extends BodyKind,
  Request extends Schema,
  Response extends Schema,
>(row: Endpoint<Path, Body, Request, Response>): Endpoint<Path, Body, Request, Response> {
  return row;
}

/** Declares a GET row. */
export const get = <const Path extends string, Response extends Schema>(path: Path, response: Response) =>
  endpoint({ method: 'GET', path, body: 'none', request: nothing, response });

/** The parameters of a path, as an object of strings. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : unknown;

/** Fills the parameters of a path: `/lecture/:id` with `{ id: 'a b' }` gives `/lecture/a%20b`. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`No value for «${name}» in ${path}`);
    return encodeURIComponent(value);
  });
}
