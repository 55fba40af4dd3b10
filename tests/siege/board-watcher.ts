import { setTimeout as pause } from 'node:timers/promises';
import { moveCard, type Card, type FilledList } from '#features/board/card/card.contract.ts';
import { addressOf } from '#tests/world/caller.ts';
import type { callerFrom } from './http-call.ts';

/** What everybody at a board shares: where the product is, and what became of the moves. */
export interface AtBoard {
  slug: string;
  board: string;
  /** Of the processes that are there. */
  ports: number[];
  callers: ReadonlyMap<number, ReturnType<typeof callerFrom>>;
  over: AbortSignal;
  /** When a move was answered, by its card and the version that it made. */
  answered: Map<string, number>;
  /** Milliseconds from such an answer until somebody else saw it. */
  took: number[];
  reopened: number;
}

interface Whose {
  token: string;
  port: number;
  card: Card;
}

/** Somebody at a board, as their browser would be: reads the board when the stream says so, opens the stream again when it ends, and moves a
 *  card of their own. What does not answer is asked again at another process. */
export function boardWatcher(at: AtBoard, { token, port, card }: Whose) {
  let [own, here] = [card, port];
  let shown: ReadonlyMap<string, { times: number; version: number }> = new Map();
  let reading: Promise<void> | undefined;
  let isBehind = false;
  const elsewhere = () => {
    here = at.ports.find((one) => one !== here) ?? here;
  };

  async function call(method: string, path: string, body?: object, key = ''): Promise<unknown> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const sent = { method, path, token, ...(body && { headers, body: JSON.stringify(body) }) };
    for (;;) {
      const answer = await at.callers.get(here)?.(at.slug, sent);
      if (answer?.status === 200) return (JSON.parse(answer.text) as { data: unknown }).data;
      if (answer && answer.status !== 0 && answer.status !== 503)
        throw new Error(`${path} answered ${answer.status} ${answer.text}`);
      elsewhere();
      await pause(50);
    }
  }

  async function read(): Promise<void> {
    isBehind = false;
    const lists = (await call('GET', `/scrumboard/boards/${at.board}/cards/`)) as FilledList[];
    const now = new Map<string, { times: number; version: number }>();
    for (const { id, version } of lists.flatMap(({ cards }) => cards)) {
      const before = shown.get(id)?.version ?? version;
      now.set(id, { times: (now.get(id)?.times ?? 0) + 1, version });
      if (id === own.id) continue;
      for (let seen = before + 1; seen <= version; seen++)
        // Some are seen before whoever moved the card has the answer.
        at.took.push(Math.max(0, performance.now() - (at.answered.get(`${id} ${seen}`) ?? Infinity)));
    }
    shown = now;
  }

  function readAgain(): void {
    isBehind = true;
    reading ??= (async () => {
      while (isBehind) await read();
      reading = undefined;
    })();
  }

  async function listen(): Promise<void> {
    const { slug, board, over } = at;
    while (!over.aborted) {
      try {
        const address = `http://127.0.0.1:${here}/org/${slug}/notification/stream?board=${board}`;
        const headers = { authorization: `token ${token}` };
        const { body } = await fetch(address, { headers, signal: over });
        const decoder = new TextDecoder();
        for await (const part of body ?? [])
          if (decoder.decode(part as Uint8Array, { stream: true }).includes('event: board')) readAgain();
      } catch {
        // It is opened again.
      }
      if (over.aborted) return;
      at.reopened++;
      elsewhere();
      await pause(500 + Math.random() * 1000);
    }
  }

  return {
    listen,
    async move(list: string): Promise<void> {
      const params = { board_id: at.board, id: own.id };
      const body = { version: own.version, list_id: list };
      const path = addressOf(undefined, moveCard, { params });
      own = (await call('POST', path, body, `${own.id} ${own.version}`)) as Card;
      at.answered.set(`${own.id} ${own.version}`, performance.now());
    },
    own: () => own,
    shown: () => shown,
  };
}

export type BoardWatcher = ReturnType<typeof boardWatcher>;
