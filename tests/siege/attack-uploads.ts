import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { withstood, type Finding, type Siege } from './siege.ts';

const size = 20_000_000;
const boundary = 'unfinished';

const untilWritable = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.on('drain', done).on('close', done);
  });

/** An upload of which all comes but the end. */
async function startUpload(siege: Siege, token: string, length: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port: siege.product.port, localAddress: '127.0.0.2' });
  socket.on('error', () => undefined).resume();
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  socket.write(
    `POST /org/${siege.attacker.slug}/risk/import/ HTTP/1.1\r\nHost: 127.0.0.1:${siege.product.port}\r\nAuthorization: token ${token}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${length}\r\n\r\n--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="risks.csv"\r\nContent-Type: text/csv\r\n\r\nTitle\n`,
  );
  const part = Buffer.alloc(1_000_000, 'a');
  void (async () => {
    for (let sent = 1_000_000; sent < length && socket.writable; sent += part.length)
      if (!socket.write(part)) await untilWritable(socket);
  })();
  return socket;
}

/** Sixty uploads of 20 MB that never end, by somebody who may import and by somebody who may not, while the people work. */
export async function attackWithUploads(siege: Siege): Promise<Finding[]> {
  const { attacker, short } = siege;
  const findings: Finding[] = [];
  for (const [who, token] of [
    ['without the right', attacker.user],
    ['with the right', attacker.admin],
  ] as const) {
    const attack = `Unfinished uploads ${who}`;
    const sockets: Socket[] = [];
    const stood = await withstood(attack, siege, 3, async () => {
      for (let at = 0; at < 60; at++) sockets.push(await startUpload(siege, token, size));
      await pause(short ? 2000 : 10_000);
    });
    for (const socket of sockets) socket.destroy();
    findings.push(...stood);
  }
  return findings;
}
