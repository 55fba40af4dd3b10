import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '#platform/server/database/embedded/embedded-database.ts';
import { afterProcess } from '#tests/world/after-hooks.ts';

/** A PostgreSQL of its own beside that of the run. */
export async function startFurtherHome() {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-home-'));
  await chmod(folder, 0o755);
  const running = await startEmbeddedDatabase(folder, 'test', () => undefined);
  afterProcess.add(() => running.stop().then(() => rm(folder, { recursive: true, force: true })));
  return {
    url: running.url,
    /** Where its data lie. */
    folder,
    /** As the machine would; it is started again by itself, on the same port. */
    async kill(): Promise<void> {
      const [pid] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
  };
}

/** A way to a database that can be closed and opened again: closed, connections are refused and those that are open end; frozen,
 *  nothing goes through any more and nobody is told. */
export async function startDoor(url: string) {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined).on('close', () => (open.delete(one), other.destroy()));
      if (!isFrozen) one.pipe(other);
    }
  });
  const listen = async (at = 0) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as { port: number }).port;
  };
  const own = await listen();
  const close = async () => {
    if (!server.listening) return;
    const closed = new Promise((resume) => server.close(resume));
    for (const socket of open) socket.destroy();
    await closed;
  };
  afterProcess.add(close);
  const address = new URL(url);
  address.port = String(own);
  return {
    address: address.href,
    close,
    freeze() {
      isFrozen = true;
      for (const socket of open) socket.unpipe().pause();
    },
    /** Opens it where it is not, and lets everything through. */
    async open() {
      if (server.listening && !isFrozen) return;
      await close();
      isFrozen = false;
      await listen(own);
    },
  };
}
