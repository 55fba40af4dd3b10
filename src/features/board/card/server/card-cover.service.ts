import type { Actor } from '#platform/contract/access.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { dropFile, keepSmallFile } from '#platform/server/database/small-file.queries.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call, Download, WithoutTransaction } from '#platform/server/http/serve.ts';
import { changesBetween } from '#platform/server/log/activity.ts';
import { BadPicture, fittedPicture, pictureType } from '#platform/server/pictures/picture.ts';
import { findFiles } from '#features/collaboration/file/server/shared/file-link.queries.ts';
import { chunksOf, databaseStore } from '#features/collaboration/file/server/shared/file-store.queries.ts';
import type { StoredFile } from '#features/collaboration/file/file.contract.ts';
import type * as contract from '../card.contract.ts';
import { coverFileUnknown, coverUnreadable } from '../card.workflow.ts';
import { findCover } from './card-file.queries.ts';
import type { Cards } from './card-record.service.ts';
import type { StoredCard } from './card.presenter.ts';

/** Twice what a tile shows of it, for screens that are that fine. */
const room = { width: 640, height: 400 } as const;

interface OnBoard {
  board_id: string;
  id: string;
}

async function expectCard(cards: Cards, call: Call, { board_id, id }: OnBoard): Promise<StoredCard> {
  const card = await cards.expect(call, id);
  return card.board_id === board_id ? card : refuse(notFound);
}

/** A file on the card that a cover may be drawn of, and what is in it. */
async function findPicture({ db }: Call, card: string, id: string) {
  const file: StoredFile =
    (await findFiles(db, 'card', card)).find((one) => one.id === id) ?? refuse(coverFileUnknown);
  if (file.scanned === 'pending' || file.scanned === 'blocked') refuse(coverFileUnknown);
  const pieces: Buffer[] = [];
  for await (const piece of chunksOf(
    databaseStore((work) => work(db)),
    id,
  ))
    pieces.push(piece);
  return { name: file.name, bytes: Buffer.concat(pieces) };
}

async function drawn(actor: Actor, bytes: Buffer): Promise<Buffer> {
  try {
    return await fittedPicture(actor, bytes, room);
  } catch (error) {
    if (!(error instanceof BadPicture)) throw error;
    return refuse(coverUnreadable);
  }
}

/** Draws the cover between two transactions: the first asks for the right and reads the file. */
export const setCardCover =
  (cards: Cards) =>
  async ({
    actor,
    params,
    body: { version, file_id },
    inside,
  }: WithoutTransaction<typeof contract.setCardCover>): Promise<contract.Card> => {
    const picture =
      file_id === null
        ? undefined
        : await inside({ readOnly: true }, async (call) => {
            const card = await expectCard(cards, call, params);
            cards.expectVerb(call, card, 'edit');
            return findPicture(call, card.id, file_id);
          });
    const content = picture && (await drawn(actor, picture.bytes));
    return inside({}, async (call) => {
      const { db } = call;
      const before = await cards.take(call, params.id, version, 'edit');
      if (before.board_id !== params.board_id) refuse(notFound);
      // Somebody may have taken the file off meanwhile.
      if (file_id !== null && (await findFiles(db, 'card', before.id)).every(({ id }) => id !== file_id))
        refuse(coverFileUnknown);
      const kept =
        content && (await keepSmallFile(db, { purpose: 'cover', mime: pictureType, content, by: actor.id }));
      const after = await cards.change(
        call,
        before,
        'edit',
        { cover_id: kept?.id ?? null, cover_of: file_id },
        {
          action: file_id === null ? 'card.cover_removed' : 'card.cover_set',
          changes: changesBetween({}, { file: picture?.name }),
        },
      );
      if (before.cover_id !== null) await dropFile(db, before.cover_id);
      return after;
    });
  };

/** The cover, by whoever sees the card. */
export async function readCardCover(
  cards: Cards,
  call: Call,
  { cover_id, ...params }: OnBoard & { cover_id: string },
): Promise<Download> {
  await expectCard(cards, call, params);
  const content = (await findCover(call.db, params.id, cover_id)) ?? refuse(notFound);
  return { name: 'cover.webp', type: pictureType, content };
}
