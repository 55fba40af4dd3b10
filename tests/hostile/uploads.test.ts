import assert from 'node:assert/strict';
import { readdir, writeFile, mkdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { after, suite, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { changePicture } from '#features/identity/picture/picture.contract.ts';
import { endSession, listSessions } from '#features/identity/session/session.contract.ts';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import { ownContentLimits } from '#features/maturity/framework/own-content.contract.ts';
import { changeFramework } from '#features/maturity/framework/own-framework.contract.ts';
import { registerRisk } from '#features/risk/record/risk.contract.ts';
import { listImports, uploadImport } from '#features/risk/import/risk-import.contract.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { uploadOf } from '#tests/generated/upload.ts';
import { addressOf, type Caller } from '#tests/world/caller.ts';
import { until } from '#tests/world/waiting/until.ts';
import { dataDir, newWorld } from '#tests/world/world.ts';

const folder = join(dataDir, 'of uploads', 'uploads');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'plumbline-left-by-a-crash'), 'a register');

async function newServer(limits: Record<string, string> = {}) {
  const running = await anotherServer({ DATA_DIR: join(folder, '..'), ...limits });
  const defects: unknown[] = [];
  running.app.addHook('onRequest', (request, _, next) => {
    request.log.error = (said: unknown) => void defects.push(said);
    next();
  });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  return { ...running, defects, port: (running.app.server.address() as { port: number }).port };
}
const server = await newServer({ LIMIT_UPLOADS_PER_PERSON: '2', LIMIT_UPLOADS_PER_ORGANISATION: '3' });
const world = await newWorld();
const { admin, slug } = world;
const importing = addressOf(slug, uploadImport);

type Speaking = Socket & { said: string };
const size = 19_000_000;
const bytes = Buffer.alloc(4_000_000, 'a');
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Begins to send a file, and stops before its end. */
function begins(
  port: number,
  url: string,
  token: string | undefined,
  { method = 'POST', announced = size, sent = 1000, type = 'multipart/form-data; boundary=b' } = {},
): Speaking {
  const socket = Object.assign(connect(port, '127.0.0.1'), { said: '' });
  socket.on('error', () => undefined).on('data', (part) => void (socket.said += String(part)));
  after(() => socket.destroy());
  const authorization = token === undefined ? '' : `Authorization: token ${token}\r\n`;
  socket.write(
    `${method} ${url} HTTP/1.1\r\nHost: here\r\n${authorization}Content-Type: ${type}\r\nContent-Length: ${announced}\r\n\r\n`,
  );
  socket.write(
    `--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n`,
  );
  socket.write(bytes.subarray(0, sent));
  return socket;
}

/** What is answered while the body is still on its way; `none` where it is cut without a word. */
async function answerTo(socket: Speaking): Promise<string> {
  await until(() => socket.said !== '' || socket.destroyed);
  return /^HTTP\/1\.1 (\d+)/.exec(socket.said)?.[1] ?? 'none';
}
/** A file is taken in: more of it is read than lies on the way, and nothing is said yet. */
const isTaken = async (socket: Speaking) => {
  for (let more = 0; more < 4; more++) socket.write(bytes);
  await until(() => socket.said !== '' || socket.destroyed || socket.writableLength === 0);
  return socket.said === '' && !socket.destroyed;
};
const sentWhole = async (
  { app }: typeof server,
  { token }: Caller,
  file: { headers: Record<string, string>; payload: Buffer },
) => {
  const authorization = `token ${token}`;
  const headers = { ...file.headers, authorization, 'accept-language': 'en' };
  const answer = await app.inject({ method: 'POST', url: importing, headers, payload: file.payload });
  return { status: answer.statusCode, body: answer.json() as { code: string; errors?: object } };
};

suite('A file on its way', () => {
  test('is not waited for from whom it is not taken', async () => {
    const [user, leaving] = [await world.person('User'), await world.person('Staff')];
    const { data: own } = await leaving.calls(listSessions);
    for (const { id } of own) await leaving.calls(endSession, { params: { id } });
    for (const [token, status] of [
      [undefined, '401'],
      ['a-token-that-nobody-of-us-has-signed', '401'],
      [leaving.token, '401'],
      [user.token, '403'],
    ] as const)
      assert.equal(await answerTo(begins(server.port, importing, token)), status);
    const unknown = addressOf('nobody-is-called-so', uploadImport);
    assert.equal(await answerTo(begins(server.port, unknown, admin.token)), '404');
    assert.equal(await answerTo(begins(server.port, `${importing}?what=1`, admin.token)), '400');
  });

  test('is not read to its end once it was refused, and its sender is told all the same', async () => {
    const user = await world.person('User');
    const socket = begins(server.port, importing, user.token, { announced: 40_000_000, sent: bytes.length });
    for (let more = 0; more < 7; more++) socket.write(bytes);
    assert.equal(await answerTo(socket), '403');
    assert.match(socket.said, /^keep-alive: timeout=0\r$/im, 'the connection takes no other call');
    await setTimeout(500);
    assert.ok(socket.writableLength > 10_000_000, `${socket.writableLength} bytes are left of 32 million`);
    await until(() => socket.destroyed);
  });

  test('is not waited for from whom too many come: in a minute, or at once', async () => {
    const strict = await newServer({ LIMIT_PERSON_PER_MINUTE: '1' });
    const answers = [];
    // A minute may end in between, and gives one more.
    for (let many = 0; many < 3; many++) {
      const socket = begins(strict.port, importing, admin.token);
      answers.push((await isTaken(socket)) ? 'taken' : await answerTo(socket));
      socket.destroy();
    }
    assert.ok(answers.includes('429'), answers.join());

    const [staff, colleague] = [await world.person('Staff'), await world.person('Staff')];
    const first = begins(server.port, importing, staff.token);
    const second = begins(server.port, importing, staff.token);
    assert.ok((await isTaken(first)) && (await isTaken(second)));
    assert.equal(await answerTo(begins(server.port, importing, staff.token)), '429');
    const third = begins(server.port, importing, colleague.token);
    assert.ok(await isTaken(third));
    assert.equal(await answerTo(begins(server.port, importing, admin.token)), '429');
    first.destroy();
    // There is room again.
    const next: Speaking[] = [];
    await until(async () => {
      const socket = begins(server.port, importing, admin.token);
      next.push(socket);
      return isTaken(socket);
    });
    for (const socket of [second, third, ...next]) socket.destroy();
  });

  test('neither fills the memory nor has a name, and is no defect when it ends halfway', async () => {
    const wide = await newServer({ LIMIT_UPLOADS_PER_PERSON: '20', LIMIT_UPLOADS_PER_ORGANISATION: '20' });
    const held = () => {
      collectGarbage();
      return process.memoryUsage().arrayBuffers;
    };
    const before = held();
    const sockets = Array.from({ length: 8 }, () =>
      begins(wide.port, importing, admin.token, { sent: bytes.length }),
    );
    await until(() => sockets.every(({ writableLength }) => writableLength === 0));
    const waiting = sockets.filter(({ said, writableLength }) => said !== '' || writableLength > 0);
    assert.deepEqual(
      waiting.map(({ said, writableLength }) => [said, writableLength]),
      [],
    );
    // What was garbage is given back by and by.
    await until(() => (held() - before) / sockets.length < 2_000_000);
    assert.deepEqual(await readdir(folder), [], 'not even after a crash is anything left');
    for (const socket of sockets) {
      socket.destroy();
    }
    await until(() => new Promise((answer) => wide.app.server.getConnections((_, n) => answer(n === 0))));
    await setTimeout(200);
    assert.deepEqual(wide.defects, []);
  });

  test('that is no form, or not all of it, is refused by its field', async () => {
    const whole = uploadOf('Title\nA risk in a file\n');
    const { payload } = whole;
    const broken: [told: string, payload: Buffer, type: string][] = [
      ['without a boundary', payload, 'multipart/form-data'],
      ['with an empty boundary', payload, 'multipart/form-data; boundary='],
      ['with another boundary', payload, 'multipart/form-data; boundary=another'],
      ['cut in its end', payload.subarray(0, -10), whole.headers['content-type']],
      ['cut in its file', payload.subarray(0, -40), whole.headers['content-type']],
      ['cut in its headers', payload.subarray(0, 60), whole.headers['content-type']],
      ['of nothing', Buffer.alloc(0), whole.headers['content-type']],
    ];
    for (const [told, sent, type] of broken) {
      const file = { payload: sent, headers: { 'content-type': type } };
      const { status, body } = await sentWhole(server, admin, file);
      assert.deepEqual(
        [status, body.code, Object.keys(body.errors ?? {})],
        [400, 'invalid_input', ['file']],
        told,
      );
    }
  });

  test('is called what its sender calls it, without what nobody can see', async () => {
    for (const name of ['nul\0in it.csv', 'gnp.\u202ecsv', 'tag\u{e0041}s.csv', `${'x'.repeat(199)}😀.csv`]) {
      const { status } = await sentWhole(server, admin, uploadOf('Title\nA risk in a file\n', name));
      // A name without its ending is that of no table.
      assert.ok([200, 202, 400, 422].includes(status), `${JSON.stringify(name)}: ${status}`);
    }
    let names: string[] = [];
    // Where it takes a while, the answer comes before the file was read.
    await until(async () => {
      names = (await admin.calls(listImports)).data.map(({ file_name }) => file_name);
      return names.includes('nul in it.csv') && names.some((name) => /^tag.*s\.csv$/.test(name));
    });
    assert.ok(names.every((name) => name.isWellFormed() && !/[\0\u202e]/.test(name)));
  });

  test('is a picture as well', async () => {
    const url = addressOf(slug, changePicture);
    assert.equal(await answerTo(begins(server.port, url, undefined)), '401');
  });
});

suite('A body of JSON', () => {
  const json = { type: 'application/json' };

  test('is not waited for from whom we do not know, nor in an organisation that is none', async () => {
    const url = addressOf(slug, registerRisk);
    assert.equal(await answerTo(begins(server.port, url, undefined, json)), '401');
    const unknown = addressOf('nobody-is-called-so', registerRisk);
    assert.equal(await answerTo(begins(server.port, unknown, admin.token, json)), '404');
  });

  test('that may be large is not waited for from whom it is not taken either', async () => {
    const user = await world.person('User');
    const params = { id: '00000000-0000-4000-8000-000000000000' };
    const patch = { ...json, method: 'PATCH', announced: ownContentLimits.bytes };
    const url = addressOf(slug, changeFramework, { params });
    assert.equal(await answerTo(begins(server.port, url, user.token, patch)), '403');
  });

  test('of a guest is short', async () => {
    const url = addressOf(slug, signIn);
    assert.equal(await answerTo(begins(server.port, url, undefined, { ...json, announced: 30_000 })), '413');
  });
});
