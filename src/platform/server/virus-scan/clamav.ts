import { connect, type Socket } from 'node:net';
import { cutText } from '#platform/contract/plain-text/cut-text.ts';

/** Looks through a content for malware. Throws where there is no verdict: what was not looked through is not clean. */
export type VirusScanner = (content: AsyncIterable<Buffer>) => Promise<'clean' | { found: string }>;

/** Milliseconds in which the scanner says or takes nothing. */
const patience = 60_000;
const longestReply = 4096;

/** Where `clamd` listens: `tcp://127.0.0.1:3310`, or `unix:/run/clamav/clamd.ctl`. */
function connectTo(address: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(address);
  if (protocol === 'unix:') return connect(decodeURIComponent(pathname));
  return connect(Number(port || 3310), hostname.replace(/^\[|\]$/g, ''));
}

/** Waits until the scanner has taken in what it was sent. */
const sent = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });

/** What the scanner says in the end, or why it says nothing. It may end a stream that is too long for it before that has ended. */
function replyOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    socket.setTimeout(patience, () => socket.destroy(new Error('the virus scanner does not answer')));
    socket.on('data', (part) => {
      said += part.toString('latin1');
      if (said.length > longestReply) socket.destroy(new Error('the virus scanner says too much'));
    });
    socket.on('error', (error) => (said === '' ? reject(error) : resolve(said)));
    socket.on('close', () => (said === '' ? reject(new Error('the virus scanner hung up')) : resolve(said)));
  });
}

/** Sends a content as pieces with their length before them, and an empty one at the end (clamd, INSTREAM). */
async function send(socket: Socket, content: AsyncIterable<Buffer>): Promise<void> {
  await sent(socket, Buffer.from('zINSTREAM\0'));
  for await (const piece of content) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    await sent(socket, length);
    await sent(socket, piece);
  }
  await sent(socket, Buffer.alloc(4));
}

/** The scanner `clamd` at an address. */
export const clamav =
  (address: string): VirusScanner =>
  async (content) => {
    const socket = connectTo(address);
    try {
      const reply = replyOf(socket);
      // What fails while sending is told by the reply: too long, or hung up.
      const sending = send(socket, content).catch((error: Error) => {
        socket.destroy(error);
      });
      const said = (await reply).replace(/[\0\s]{1,9}$/, '');
      await sending;
      if (said === 'stream: OK') return 'clean';
      const found = /^stream: (.{1,200}) FOUND$/.exec(said)?.[1];
      if (found === undefined) throw new Error(`the virus scanner says: ${cutText(said, 200)}`);
      return { found };
    } finally {
      socket.destroy();
    }
  };
