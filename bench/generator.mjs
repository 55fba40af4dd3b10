// One process that sends the same request again and again over a few connections, for a while and until so many
// were sent, and says how long each took.
// It says so when it is ready.
setImmediate(() => process.send({ ready: true }));
import http from 'node:http';
import { spreadOf } from './spread.ts';

process.on(
  'message',
  async ({ port, method, path, headers, bodies, connections, milliseconds, atLeast = 0, think = 0 }) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
    const took = [];
    const failures = {};
    let sent = 0;
    const once = () =>
      new Promise((resolve, reject) => {
        const body = bodies.length > 0 ? bodies[sent % bodies.length] : undefined;
        sent++;
        const started = process.hrtime.bigint();
        const request = http.request(
          {
            host: '127.0.0.1',
            port,
            method,
            path,
            agent,
            headers:
              body === undefined
                ? headers
                : {
                    ...headers,
                    'content-type': 'application/json',
                    'content-length': Buffer.byteLength(body),
                  },
          },
          (reply) => {
            reply.resume();
            reply.on('end', () => {
              if (reply.statusCode === 200) took.push(Number(process.hrtime.bigint() - started) / 1e6);
              else failures[reply.statusCode] = (failures[reply.statusCode] ?? 0) + 1;
              // Whoever is told to wait, waits.
              const wait =
                reply.statusCode === 503 ? Number(reply.headers['retry-after'] ?? 0) * 1000 : think;
              if (wait > 0) setTimeout(resolve, Math.max(0, Math.min(wait, until - performance.now())));
              else resolve();
            });
          },
        );
        request.on('error', reject);
        request.end(body);
      });
    const from = performance.now();
    const until = from + milliseconds;
    const goesOn = () => performance.now() < until || sent < atLeast;
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (goesOn()) await once();
      }),
    );
    const seconds = (performance.now() - from) / 1000;
    agent.destroy();
    process.send({
      requests: took.length,
      perSecond: took.length / seconds,
      ...spreadOf(took),
      failures,
    });
  },
);
