// Traces of a shop by OpenTelemetry, for `NODE_OPTIONS=--import=/srv/hatkhola-tracing/tracing.mjs`. The shop needs no line
// for it and installs nothing of it; docs/operations.md, "Traces", says how. Beside this file:
//   npm install @opentelemetry/api@1 @opentelemetry/sdk-node@0.223 @opentelemetry/instrumentation-http@0.223 \
//     @opentelemetry/instrumentation-pg@0.76 @fastify/otel@0.21
import { register } from 'node:module';
import otel from '@fastify/otel';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { NodeSDK } from '@opentelemetry/sdk-node';

// The shop's modules are ES modules; without this their imports of `pg` and `node:http` are not seen.
register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);

/** Addresses hold what opens an order (`/track/…`), and what people search for; the route tells enough. */
const hidden = '[see http.route]';
const hideAddress = (span) =>
  span.setAttributes({
    'http.target': hidden,
    'http.url': hidden,
    'url.path': hidden,
    'url.full': hidden,
    'url.query': hidden,
  });

const unwatched = /^\/(livez|readyz|assets\/|pictures\/)/;

new NodeSDK({
  instrumentations: [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url = '' }) => unwatched.test(url),
      applyCustomAttributesOnSpan: hideAddress,
    }),
    // Statements are sent without their values. What the shop asks by itself, several times a second, is left out.
    new PgInstrumentation({ requireParentSpan: true }),
    // A span for each handler; one for each of its hooks would be thirty a request.
    new otel.FastifyOtelInstrumentation({
      registerOnInitialization: true,
      instrumentHooks: false,
      requestHook: hideAddress,
    }),
  ],
}).start();
