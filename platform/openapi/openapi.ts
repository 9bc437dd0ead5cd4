import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { BodyKind, Endpoint } from '#api/endpoint.ts';
import type { Schema } from '#domain/wire.ts';
import { allEndpoints } from '#api/endpoints.ts';
import { nothing } from '#domain/wire.ts';
import { needsSession } from '../routes/table.ts';
import { entities } from './entities.ts';
import { summaries } from './summaries.ts';

type Json = Record<string, unknown>;

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // Rules that JSON Schema cannot express (a price above another) are not in the description.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** A schema as JSON Schema, with references to shared ones. */
function schemaOf(schema: Schema): Json {
  const {
    $schema: _dialect,
    $defs: _shared,
    ...shape
  } = toJsonSchema(schema, {
    ...config,
    definitions: entities,
  }) as Json;
  return shape;
}

const media: Record<Exclude<BodyKind, 'none'>, string> = {
  json: 'application/json',
  bytes: 'application/octet-stream',
  form: 'multipart/form-data',
};

function requestBody(name: string, { body, request }: Endpoint): Json | undefined {
  if (body === 'none') return undefined;
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const field = name === 'account.registerAvatar' ? 'image' : 'file';
  const schema =
    body === 'json'
      ? schemaOf(request)
      : body === 'bytes'
        ? file
        : { type: 'object', required: [field], properties: { [field]: file } };
  const required = body !== 'json' || !v.safeParse(request, undefined).success;
  return { required, content: { [media[body]]: { schema } } };
}

/** Parameters beside the body: path parameters, file name, range of a part. */
function parameters(name: string, path: string): Json[] {
  const text = { type: 'string' };
  const inPath = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, param]) => ({
    name: param,
    in: 'path',
    required: true,
    schema: param === 'type' ? { enum: ['course', 'marathon'] } : text,
  }));
  if (name === 'upload.attachment')
    return [...inPath, { name: 'fileName', in: 'query', required: true, schema: text }];
  if (name === 'upload.part')
    return [...inPath, { name: 'Content-Range', in: 'header', required: false, schema: text }];
  return inPath;
}

/** Refusals that any call may answer, by status. */
const refusals: Record<string, string> = {
  400: 'The request breaks its schema; `fields` says where',
  401: 'No session',
  403: 'A change that another site asked for',
  404: 'Nothing of this author has this id',
  409: 'A conflict with what is kept',
  413: 'Too large',
  422: 'A rule is broken',
  429: 'Too often; `Retry-After` says when to come back, s',
};

function statusesOf(name: string, { method, path, body }: Endpoint): string[] {
  const change = method !== 'GET';
  return [
    ...(body === 'none' ? [] : ['400', '413']),
    ...(needsSession(name) ? ['401'] : []),
    ...(change ? ['403', '409', '422'] : []),
    ...(path.includes(':') ? ['404'] : []),
    ...(needsSession(name) ? [] : ['429']),
  ].toSorted();
}

function responses(name: string, endpoint: Endpoint): Json {
  const good =
    endpoint.response === nothing
      ? { description: 'Done; what a body holds may be left unread' }
      : {
          description: 'Done',
          content: { 'application/json': { schema: schemaOf(endpoint.response) } },
        };
  const refused = statusesOf(name, endpoint).map((status) => [
    status,
    { $ref: `#/components/responses/${status}` },
  ]);
  return { '2XX': good, ...(Object.fromEntries(refused) as Json) };
}

function operation(name: string, endpoint: Endpoint): Json {
  const [namespace] = name.split('.');
  const body = requestBody(name, endpoint);
  return {
    operationId: name,
    tags: [namespace],
    summary: summaries[name],
    ...(body === undefined ? {} : { requestBody: body }),
    parameters: parameters(name, endpoint.path),
    responses: responses(name, endpoint),
    ...(needsSession(name) ? {} : { security: [] }),
  };
}

/** One call of the description. */
export interface Operation {
  path: string;
  method: string;
  operation: Json;
}

/** Every call with its operation, in the order of the table. */
export function operations(): Operation[] {
  return allEndpoints.map(({ name, endpoint }) => ({
    path: endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}'),
    method: endpoint.method.toLowerCase(),
    operation: operation(name, endpoint),
  }));
}

/** The OpenAPI 3.1 description of the API, generated from the table of calls and its schemas. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const { path, method, operation: told } of operations()) {
    paths[path] = { ...paths[path], [method]: told };
  }
  const failed = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  return {
    openapi: '3.1.1',
    info: {
      title: 'Кабинет автора',
      version: '1',
      description:
        'Calls of the author console. Money is in kopecks, time is ISO 8601 in UTC, ids are opaque.',
    },
    servers: [{ url: '/api' }],
    security: [{ session: [] }],
    paths,
    components: {
      schemas: toJsonSchemaDefs(entities, config),
      responses: Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [status, { description, content: failed }]),
      ),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'kabinet_session' } },
    },
  };
}
