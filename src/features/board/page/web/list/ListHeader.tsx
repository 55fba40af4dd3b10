import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { MenuButton } from '../card/MenuButton.tsx';
import { changeList } from '#features/board/board/board-part.contract.ts';
import { useBoardView } from '../board/board-view.hooks.ts';
import { InlineName } from '../board/InlineName.tsx';
import type { ShownList } from '../move/arrangement.rules.ts';
import { useListActions } from './list-actions.hooks.tsx';

const ListDialog = lazy(async () => ({ default: (await import('./ListDialog.tsx')).ListDialog }));

/** The name of a list, how many cards it holds, and what can be done with it. Dragged, it takes its list along. */
export function ListHeader({ list }: { list: ShownList }) {
  const { t } = useTranslation('board-page');
  const formats = useFormats();
  const { board, mayWork, drag } = useBoardView();
  const { mutate } = useWrite(changeList);
  const [isSetting, set] = useState(false);
  const { name, count, wip_limit: limit, version } = list;
  const isOver = limit !== null && count > limit;
  const shown = formats.number(count);
  return (
    <>
      <header
        className={mayWork ? 'list-header is-movable' : 'list-header'}
        onPointerDown={mayWork ? (event) => drag.takeList(event, list.id) : undefined}
      >
        <InlineName
          level="h2"
          value={name}
          label={t('list.rename')}
          most={80}
          mayChange={mayWork}
          onChange={(next) =>
            mutate({ params: { id: board.id, list_id: list.id }, body: { name: next, version } })
          }
        />
        <span className={isOver ? 'list-count is-over' : 'list-count'}>
          <span aria-hidden>{limit === null ? shown : `${shown}/${formats.number(limit)}`}</span>
          <span className="visually-hidden">
            {limit === null ? t('list.cards', { count }) : t('list.cards_of', { count, limit })}
          </span>
        </span>
        {mayWork && <ListMenu list={list} onSettings={() => set(true)} />}
      </header>
      {isSetting && (
        <Suspense>
          <ListDialog list={list} onClose={() => set(false)} />
        </Suspense>
      )}
    </>
  );
}

function ListMenu({ list, onSettings }: { list: ShownList; onSettings: () => void }) {
  const { t } = useTranslation('board-page');
  const actions = useListActions(list, onSettings);
  return <MenuButton label={t('list.menu', { name: list.name })} actions={actions} />;
}
