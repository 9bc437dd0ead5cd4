import type { IncomingHttpHeaders } from 'node:http';
import { handOn, serveForTest } from './passing.ts';

/** A foreign site, on this machine under another origin. */
export interface Foreign {
  origin: string;
  /** The requests that it got, by path, with their headers. */
  heard: Map<string, IncomingHttpHeaders>;
}

const types: Record<string, string> = { js: 'text/javascript', svg: 'image/svg+xml' };
const texts: Record<string, string> = {
  js: 'window.hasRun = true;',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
};

/** Answers every request: with a script that reports that it ran, a picture, or an empty page. */
export async function foreignSite(): Promise<Foreign> {
  const heard: Foreign['heard'] = new Map();
  const origin = await serveForTest((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://foreign');
    heard.set(pathname, incoming.headers);
    const kind = pathname.split('.')[1] ?? '';
    outgoing.writeHead(200, {
      'content-type': types[kind] ?? 'text/html',
      'access-control-allow-origin': '*',
    });
    outgoing.end(texts[kind] ?? '<!doctype html><title>foreign</title>');
  });
  return { origin, heard };
}

/** The console without one of its headers: there the forbidden things do happen. */
export const consoleWithout = (server: string, header: string): Promise<string> =>
  serveForTest((incoming, outgoing) =>
    handOn(incoming, outgoing, server + (incoming.url ?? ''), ({ [header]: _dropped, ...kept }) => kept),
  );
