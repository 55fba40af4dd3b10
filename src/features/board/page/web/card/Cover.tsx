import { fetchFile } from '#platform/web/calling/call.ts';
import { useShownPicture } from '#features/identity/picture/web/shared/picture.hooks.ts';
import { readCardCover } from '#features/board/card/card.contract.ts';

interface CoverProps {
  board: string;
  card: string;
  cover: string;
}

/** The cover of a card: a picture that says nothing beside the title. Its room is there before it came. */
export function Cover({ board, card, cover }: CoverProps) {
  const params = { board_id: board, id: card, cover_id: cover };
  const address = useShownPicture(cover, (signal) => fetchFile(readCardCover, { params }, { signal }));
  return (
    <span className="cover">{address !== undefined && <img src={address} alt="" draggable={false} />}</span>
  );
}
