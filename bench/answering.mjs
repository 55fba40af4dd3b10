// One process in which people answer questions as fast as they are let: each those of their own, and some of them one that all
// of them want. Whoever is told that another was faster takes the version they were told, and answers again.
// It says so when it is ready.
setImmediate(() => process.send({ ready: true }));
import http from 'node:http';
import { spreadOf } from './spread.ts';

process.on('message', async ({ port, people, milliseconds }) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: people.length });
  const took = [];
  const failures = {};
  let saved = 0;
  let conflicts = 0;
  let largest = 0;
  const send = (method, path, headers, body) =>
    new Promise((resolve, reject) => {
      const started = process.hrtime.bigint();
      const head =
        body === undefined
          ? headers
          : { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const request = http.request(
        { host: '127.0.0.1', port, method, path, agent, headers: head },
        (reply) => {
          let text = '';
          reply.setEncoding('utf8').on('data', (piece) => (text += piece));
          reply.on('end', () => {
            if (reply.statusCode === 200) took.push(Number(process.hrtime.bigint() - started) / 1e6);
            resolve({ status: reply.statusCode, text });
          });
        },
      );
      request.on('error', reject);
      request.end(body);
      const line = `${method} ${path} HTTP/1.1\r\n`;
      const lines = Object.entries(head).reduce(
        (sum, [name, value]) => sum + name.length + String(value).length + 4,
        0,
      );
      largest = Math.max(largest, line.length + lines + Buffer.byteLength(body ?? ''));
    });

  async function answer({ path, headers, name }, question, nth) {
    // What stands there already is not written again: every answer is another.
    const given = {
      question_id: question.id,
      version: question.version,
      current_level: nth % 6,
      note: `${name}, ${nth}`,
    };
    const { status, text } = await send('PUT', path, headers, JSON.stringify({ answers: [given] }));
    if (status === 200 || status === 409) question.version = JSON.parse(text).data.answers[0].version;
    if (status === 200) saved++;
    else if (status === 409) conflicts++;
    else failures[status] = (failures[status] ?? 0) + 1;
  }
  const from = performance.now();
  await Promise.all(
    people.map(async (person) => {
      for (let nth = 0; performance.now() < from + milliseconds; nth++) {
        if (person.method === 'GET') {
          const { status } = await send('GET', person.path, {});
          if (status !== 200) failures[status] = (failures[status] ?? 0) + 1;
        } else await answer(person, person.shared && nth % 3 === 0 ? person.shared : person.own, nth);
      }
    }),
  );
  const seconds = (performance.now() - from) / 1000;
  agent.destroy();
  process.send({
    requests: took.length,
    perSecond: took.length / seconds,
    ...spreadOf(took),
    failures,
    saved,
    conflicts,
    largest,
  });
});
