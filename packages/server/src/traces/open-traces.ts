import {
  type Attributes,
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { traceBy } from '@shop/engine/trace/traced'
import type { TraceTarget } from '../config/traces-config.ts'
import type { RequestRoutes } from '../metrics/request-route.ts'

type Fetch<Env> = (request: Request, env: Env) => Response | Promise<Response>

export type Traces = {
  /** A server whose requests are traced, each by its route, in the trace of whoever asks. */
  serving: <Env>(fetch: Fetch<Env>) => Fetch<Env>
  /** Sends what is left. */
  close: () => Promise<void>
}

/** A browser says nothing of a trace; a proxy in front may. Only its ids are believed. */
const CARRIER = {
  get: (headers: Headers, name: string) =>
    name === 'traceparent' ? (headers.get(name) ?? undefined) : undefined,
  keys: (headers: Headers) => [...headers.keys()],
}
const SERVER_FAULT = 500

/**
 * Traces a process by OpenTelemetry: requests, calls, pages, statements, and what is asked of others. A part is told by
 * fixed words, so that neither what somebody has typed nor a key of somebody leaves the shop. Only loaded where somebody
 * asked for traces.
 *
 * @see docs/operations.md
 */
export function openTraces(
  { url, headers, share }: Omit<TraceTarget, 'metricsUrl'>,
  { service, routeOf }: { service: string; routeOf: RequestRoutes },
): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers }) })],
  })
  const contexts = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(contexts)
  const tracer = provider.getTracer('shop')
  const propagator = new W3CTraceContextPropagator()

  function run<T>(name: string, attributes: Attributes, work: () => T, from: Context = context.active()): T {
    const span = tracer.startSpan(name, { attributes }, from)
    try {
      const made = context.with(trace.setSpan(from, span), work)
      if (!(made instanceof Promise)) {
        span.end()
        return made
      }
      made.then(
        () => span.end(),
        (failure: unknown) => failed(span, failure),
      )
      return made
    } catch (failure) {
      failed(span, failure)
      throw failure
    }
  }

  traceBy({
    run,
    begin(name, attributes) {
      const from = context.active()
      // A statement that belongs to nothing would be a trace of its own: there are thousands of them.
      if (trace.getSpan(from) === undefined) return () => undefined
      const span = tracer.startSpan(name, { attributes }, from)
      return () => span.end()
    },
    traceId: () => trace.getSpan(context.active())?.spanContext().traceId ?? null,
  })

  return {
    serving: (fetch) => (request, env) => {
      const { method } = request
      const route = routeOf(method, new URL(request.url).pathname)
      const from = propagator.extract(ROOT_CONTEXT, request.headers, CARRIER)
      const facts = { 'http.request.method': method, 'http.route': route }
      const work = async () => {
        const answer = await fetch(request, env)
        const span = trace.getSpan(context.active())
        span?.setAttribute('http.response.status_code', answer.status)
        if (answer.status >= SERVER_FAULT) span?.setStatus({ code: SpanStatusCode.ERROR })
        return answer
      }
      return run(`${method} ${route}`, facts, work, from)
    },
    async close() {
      traceBy(null)
      context.disable()
      // What a collector that is away has not heard is lost: nobody waits for it.
      await provider.shutdown().catch(() => undefined)
    },
  }
}

/** By its kind alone: a message may hold what somebody has typed. */
function failed(span: Span, failure: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message: failure instanceof Error ? failure.name : 'failure' })
  span.end()
}
