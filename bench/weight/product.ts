import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { offerWebApp } from '#platform/server/http/files/web-app.ts';
import { allowFiles, webFiles } from '#platform/server/http/files/web-files.ts';
import { securityHeaders } from '#platform/server/http/security-headers.ts';
// @ts-expect-error plain JavaScript: it also runs before any package is there
import { serverFlags } from '../../run/server-flags.js';

export interface Served {
  address: string;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** The product as people start it, with its demo, in a folder of its own. */
export async function startProduct(): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-weight-data-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = spawn(process.execPath, [...(serverFlags as string[]), 'src/app/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      LOG_LEVEL: 'silent',
    },
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const address = `http://localhost:${port}`;
  const ready = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let waited = 0; !(await ready()); waited += 200) {
    if (server.exitCode !== null || waited > 120_000) throw new Error('the product did not start');
    await sleep(200);
  }
  return {
    address,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Another page's folder, served by the code that serves the product's, with its headers: they decide in which process a browser
 *  draws a page. Calls go on to the product at `calls`. */
export async function startPage(folder: string, page: string, calls?: string): Promise<Served> {
  const app = fastify();
  app.addHook('onRequest', async (_request, reply) => void reply.headers(securityHeaders(false)));
  await allowFiles(app);
  const offer = offerWebApp(webFiles(folder, { page }));
  app.setNotFoundHandler(async (request, reply) => {
    if (offer(request, reply) !== undefined) return reply;
    if (calls === undefined) return reply.code(404).send();
    const { authorization = '', 'accept-language': language = '' } = request.headers;
    const answer = await fetch(`${calls}${request.url}`, {
      method: request.method,
      headers: {
        authorization,
        'accept-language': language,
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
      },
      body: request.body === undefined ? null : JSON.stringify(request.body),
    });
    return reply
      .code(answer.status)
      .header('content-type', answer.headers.get('content-type') ?? 'application/json')
      .send(Buffer.from(await answer.arrayBuffer()));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    async stop() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
