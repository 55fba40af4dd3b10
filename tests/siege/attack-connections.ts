import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { withstood, type Finding, type Siege } from './siege.ts';

const attack = 'Silent and slow connections';

/** Opens connections from a few addresses that say nothing, and others that say a letter a second, while the people work. */
export async function attackWithConnections(siege: Siege): Promise<Finding[]> {
  const { product, short } = siege;
  const [silent, slow] = short ? [600, 100] : [2000, 500];
  const sockets: Socket[] = [];
  const open = async (address: string, said: string) => {
    const socket = connect({ host: '127.0.0.1', port: product.port, localAddress: address });
    socket.on('error', () => undefined).resume();
    sockets.push(socket);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    if (said !== '') socket.write(said);
  };
  const stood = await withstood(attack, siege, 3, async () => {
    for (let at = 0; at < silent; at++) await open('127.0.0.3', '');
    for (let at = 0; at < slow; at++) await open(`127.0.0.${4 + (at % 4)}`, 'GET / HTTP/1.1\r\nHost: ');
    const until = performance.now() + (short ? 3000 : 30_000);
    while (performance.now() < until) {
      for (const socket of sockets.slice(silent)) if (socket.writable) socket.write('a');
      await pause(1000);
    }
  });
  const stillOpen = sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length;
  for (const socket of sockets) socket.destroy();
  return [
    {
      attack,
      what: `connections still open of ${silent + slow}`,
      figure: String(stillOpen),
      beside: `fewer than ${silent}`,
      holds: stillOpen < silent,
    },
    ...stood,
  ];
}
