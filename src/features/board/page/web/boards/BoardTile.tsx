import { Building2, LockKeyhole, Network } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { BoardRow } from '#features/board/board/board.contract.ts';
import { pathOfBoard } from '#features/board/board/board-path.rules.ts';
import type { BoardVisibility } from '#features/board/board/board-status.contract.ts';
import '../colour.css';

const signs = { private: LockKeyhole, department: Network, organisation: Building2 } as const;

/** A board among others: what it is called, and who sees it. */
export function BoardTile({ board }: { board: BoardRow }) {
  const { t } = useTranslation('board-board');
  const { id, uri, name, colour, department, role } = board;
  const visibility: BoardVisibility = board.visibility;
  const Sign = signs[visibility];
  return (
    <Link to={pathOfBoard(id, uri)} className="board-card" data-colour={colour ?? undefined}>
      <span className="board-card-name" dir="auto">
        {name}
      </span>
      <span className="board-card-facts">
        <Sign size={14} aria-hidden />
        <span dir="auto">{department?.name ?? t(`words.visibility.${visibility}`)}</span>
        {role !== null && <span className="board-card-role">{t(`words.role.${role}`)}</span>}
      </span>
    </Link>
  );
}
