import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import {
  isValidSpanId,
  isValidTraceId,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { inOrder } from '../mount.ts';
import { Refusal } from '../refusal.ts';
import { isTrusted, type TrustedProxies } from '../server/addresses.ts';
import type { TraceSettings } from '../server/settings.ts';
import type { Tracer } from './tracer.ts';

/** The timeout for a collector, ms: well below the time of a shutdown. */
const patienceMs = 5000;

/** How long spans are collected before they are sent, ms. */
const gatheredMs = 5000;

/** The current span, across asynchronous work. */
const current = new AsyncLocalStorage<Span>();

/** The paths of calls, with parameter names instead of values. */
const routes = new Map(inOrder.map(({ name, endpoint }) => [name, `/api${endpoint.path}`]));

/** The parent trace from a trusted proxy (`traceparent`). Ignored from others, who could flood the collector. */
function begunBy({ headers, socket }: IncomingMessage, proxies: TrustedProxies): Context {
  if (!isTrusted(socket.remoteAddress ?? '', proxies)) return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(headers['traceparent'] ?? '')) ?? [];
  if (!isValidTraceId(traceId) || !isValidSpanId(spanId)) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}

/** Runs work in a span. A failure is recorded by its type: its message may contain texts of an author. */
async function under<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await current.run(span, work);
  } catch (error) {
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    // A refusal is an ordinary answer.
    if (!(error instanceof Refusal)) span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** Traces sent to a collector, by OTLP over HTTP, with a few seconds' delay. An unreachable collector delays nothing. */
export function otlpTracer(
  { url, service, share }: TraceSettings,
  proxies: TrustedProxies,
  scheduledDelayMillis = gatheredMs,
): Tracer {
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: patienceMs });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.instance.id': crypto.randomUUID(),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, exportTimeoutMillis: patienceMs, scheduledDelayMillis }),
    ],
  });
  const tracer = provider.getTracer('kabinet');
  return {
    request(incoming, outgoing, id, work) {
      const { method = 'GET' } = incoming;
      const attributes = { 'http.request.method': method, 'kabinet.request': id };
      const options = { kind: SpanKind.SERVER, attributes };
      const span = tracer.startSpan(method, options, begunBy(incoming, proxies));
      outgoing.once('close', () => {
        span.setAttribute('http.response.status_code', outgoing.statusCode);
        if (outgoing.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      current.run(span, work);
    },
    observer: {
      begin(call) {
        const span = current.getStore();
        const route = routes.get(call);
        span?.updateName(call);
        span?.setAttribute('kabinet.call', call);
        if (route !== undefined) span?.setAttribute('http.route', route);
        return () => undefined;
      },
    },
    inSpan(name, attributes, work) {
      const parent = current.getStore();
      if (parent === undefined) return work();
      const kind = SpanKind.CLIENT;
      return under(tracer.startSpan(name, { kind, attributes }, trace.setSpan(ROOT_CONTEXT, parent)), work);
    },
    job: (kind, work) =>
      under(tracer.startSpan(`job ${kind}`, { kind: SpanKind.CONSUMER, root: true }, ROOT_CONTEXT), work),
    close: () => provider.shutdown(),
  };
}
