import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A name server of this machine that has TXT records and nothing else. */
export async function startNameServer() {
  const texts = new Map<string, string>();
  let answers = true;
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const labels: string[] = [];
    let at = 12;
    for (let size = question[at] ?? 0; size > 0; size = question[at] ?? 0) {
      labels.push(question.toString('latin1', at + 1, at + 1 + size));
      at += size + 1;
    }
    const name = labels.join('.').toLowerCase();
    asked.push(name);
    if (!answers) return;
    const text = texts.get(name);
    const head = Buffer.alloc(12);
    question.copy(head, 0, 0, 2);
    // An answer with authority; there is no such name, where there is none.
    head.writeUInt16BE(text === undefined ? 0x8583 : 0x8580, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(text === undefined ? 0 : 1, 6);
    const parts = text === undefined ? [] : (text.match(/.{1,20}/g) ?? []);
    const data = Buffer.concat(
      parts.map((part) => Buffer.from(`${String.fromCharCode(part.length)}${part}`, 'latin1')),
    );
    const record = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255]);
    const answer = text === undefined ? [] : [record, data];
    socket.send(Buffer.concat([head, question.subarray(12, at + 5), ...answer]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    texts,
    asked,
    fallsSilent: () => void (answers = false),
    answers: () => void (answers = true),
    stop: () => void socket.close(),
  };
}
