import { CalendarDays, ListChecks, MessageSquare, Paperclip, X } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { Tile } from '#features/board/card/card.contract.ts';
import { TaskStatus } from '#features/treatment/task/web/shared/TaskStatus.tsx';
import { useBoardView } from '../board/board-view.hooks.ts';
import { Cover } from './Cover.tsx';
import { CardMenu } from './CardMenu.tsx';
import { Initials } from './Initials.tsx';
import './tile.css';

/** A card in its list: what it is about at a glance. Enter or a click opens it, Space takes it up. */
export function CardTile({ card, help }: { card: Tile; help: string | undefined }) {
  const { t } = useTranslation(['board-page', 'web']);
  const { board, open, mayWork, drag, held, onCardKey, refusals, dismiss, letGo } = useBoardView();
  const { id } = card;
  const { dragged } = drag;
  const isHeld = held === id;
  const isDragged = dragged?.kind === 'card' && dragged.id === id && dragged.over !== undefined;
  const refusal = refusals[id];
  const state = ['tile', isHeld && 'is-held', isDragged && 'is-dragged'].filter(Boolean).join(' ');
  return (
    <div className={state} data-card={id}>
      <button
        type="button"
        className="tile-open"
        aria-describedby={help}
        aria-haspopup="dialog"
        onClick={() => open(id)}
        onPointerDown={(event) => {
          letGo();
          if (mayWork) drag.takeCard(event, id);
        }}
        onKeyDown={(event) => onCardKey(event, card)}
        // The button would be pressed by letting the key go.
        onKeyUp={(event) => {
          if (event.key === ' ' && mayWork) event.preventDefault();
        }}
      >
        {board.card_covers && card.cover_id !== null && (
          <Cover board={board.id} card={id} cover={card.cover_id} />
        )}
        <TileContent card={card} />
      </button>
      {mayWork && <CardMenu card={card} />}
      {refusal !== undefined && (
        <p className="tile-refusal">
          <span>{refusal}</span>
          <button
            type="button"
            className="icon-action"
            aria-label={t('web:close')}
            onClick={() => dismiss(id)}
          >
            <X size={14} aria-hidden />
          </button>
        </p>
      )}
    </div>
  );
}

function TileContent({ card }: { card: Tile }) {
  const { t } = useTranslation(['board-page', 'board-card', 'record']);
  const formats = useFormats();
  const { title, labels, task, due_on, flags, members } = card;
  const { checklist_done: done, checklist_total: total, comment_count: comments, file_count: files } = card;
  const isLate = flags.includes('overdue');
  const hasFacts =
    task !== null || due_on !== null || total > 0 || comments + files > 0 || members.length > 0;
  const steps = { done: formats.number(done), total: formats.number(total) };
  return (
    <>
      {labels.length > 0 && (
        <span className="tile-labels">
          {labels.map((label) => (
            <span key={label.id} className="tile-label" data-colour={label.colour} title={label.name}>
              <span className="visually-hidden">{label.name}</span>
            </span>
          ))}
        </span>
      )}
      <span className="tile-title">
        <span dir="auto">{title}</span>
      </span>
      {hasFacts && (
        <span className="tile-facts">
          {task !== null && (
            <>
              <bdi className="tile-ref">{task.ref}</bdi>
              <TaskStatus status={task.status} />
            </>
          )}
          {due_on !== null && (
            <span className={isLate ? 'tile-fact is-late' : 'tile-fact'}>
              <CalendarDays size={14} aria-hidden />
              <span className="visually-hidden">{t(isLate ? 'words.flag.overdue' : 'field.due_on')}</span>
              {formats.day(due_on)}
            </span>
          )}
          {total > 0 && (
            <span className={done === total ? 'tile-fact is-done' : 'tile-fact'}>
              <ListChecks size={14} aria-hidden />
              <span aria-hidden>{`${steps.done}/${steps.total}`}</span>
              <span className="visually-hidden">{t('card.steps', steps)}</span>
            </span>
          )}
          {files > 0 && (
            <span className="tile-fact">
              <Paperclip size={14} aria-hidden />
              <span aria-hidden>{formats.number(files)}</span>
              <span className="visually-hidden">{t('card.files_count', { count: files })}</span>
            </span>
          )}
          {comments > 0 && (
            <span className="tile-fact">
              <MessageSquare size={14} aria-hidden />
              <span aria-hidden>{formats.number(comments)}</span>
              <span className="visually-hidden">{t('card.comments', { count: comments })}</span>
            </span>
          )}
          {members.length > 0 && (
            <span className="tile-people">
              {members.map((person) => (
                <Initials key={person.id} name={person.name} />
              ))}
            </span>
          )}
        </span>
      )}
    </>
  );
}
