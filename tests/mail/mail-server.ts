import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterFile } from '#tests/world/after-hooks.ts';

/** A mail as it arrived. */
export interface Arrived {
  messageId: string;
  to: string[];
  raw: string;
}

/** What the server does with the next mails. */
export type Mood =
  | 'takes'
  /** Says no, for good, to whom the mail is for. */
  | 'refuses'
  /** Says that it has no time now. */
  | 'is busy'
  /** Hangs up while the mail comes in. */
  | 'hangs up'
  /** Has read the mail and says nothing. */
  | 'is silent';

export interface MailServer {
  url: string;
  /** What it said yes to. */
  readonly arrived: Arrived[];
  /** Mails that it has read whole, whatever it said then. */
  readonly read: Arrived[];
  /** Passwords that it was told, and whether anybody on the way could read them. */
  readonly told: { password: string; isSecure: boolean }[];
  /** Called with a mail before the server says yes. */
  beforeYes: (mail: Arrived) => Promise<void>;
  becomes(mood: Mood): void;
  goesAway(): Promise<void>;
  comesBack(): Promise<void>;
}

const said = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

interface Encryption {
  /** `upgrade`: by STARTTLS, for whoever asks. */
  tls: 'at once' | 'upgrade';
  certificate: string;
  key: string;
}

/** A real SMTP server on this machine, until the end of the file; without TLS, where nothing is said of it. */
export async function startMailServer(encryption?: Encryption): Promise<MailServer> {
  let mood: Mood = 'takes';
  let server: SMTPServer;
  let port = 0;
  const sockets = new Set<Socket>();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const say = async (mail: Arrived, yes: () => void) => {
    await mine.beforeYes(mail);
    mine.arrived.push(mail);
    yes();
  };
  const listen = async () => {
    server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      ...(encryption === undefined
        ? { disabledCommands: ['STARTTLS'] }
        : { cert: encryption.certificate, key: encryption.key, secure: encryption.tls === 'at once' }),
      onAuth({ username, password }, { secure }, done) {
        mine.told.push({ password: password ?? '', isSecure: secure });
        done(null, { user: username ?? '' });
      },
      onRcptTo: (_address, _session, done) =>
        done(
          mood === 'refuses'
            ? said(550, 'no such mailbox')
            : mood === 'is busy'
              ? said(451, 'try later')
              : null,
        ),
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString();
          const mail = {
            messageId: /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '',
            to: session.envelope.rcptTo.map(({ address }) => address),
            raw,
          };
          mine.read.push(mail);
          if (mood === 'hangs up') return hangUp();
          if (mood === 'is silent') return;
          void say(mail, done);
        });
      },
    });
    server.on('error', () => undefined); // Clients are killed here.
    server.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    ({ port } = server.server.address() as { port: number });
  };
  const mine: MailServer = {
    url: '',
    arrived: [],
    read: [],
    told: [],
    beforeYes: async () => undefined,
    becomes: (now) => void (mood = now),
    async goesAway() {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      hangUp();
      await closed;
    },
    comesBack: listen,
  };
  await listen();
  mine.url =
    encryption === undefined
      ? `smtp://127.0.0.1:${port}`
      : `${encryption.tls === 'at once' ? 'smtps' : 'smtp'}://localhost:${port}`;
  afterFile.add(() => mine.goesAway());
  return mine;
}
