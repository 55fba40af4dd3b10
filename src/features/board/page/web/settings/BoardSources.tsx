import Link from '@mui/material/Link';
import { Plus, Trash2, Unlink } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { MoreMenu } from '#platform/web/ui/menus/MoreMenu.tsx';
import { listSources, removeSource, type BoardSource } from '#features/board/source/board-source.contract.ts';
import { useBoardView } from '../board/board-view.hooks.ts';

const SourceDialog = lazy(async () => ({
  default: (await import('../source/SourceDialog.tsx')).SourceDialog,
}));

/** What a board is in step with, and the way to more. */
export function BoardSources() {
  const { t } = useTranslation('board-page');
  const { board, mayWork } = useBoardView();
  const read = useRead(listSources, { params: { board_id: board.id } });
  const [isAdding, add] = useState(false);
  const sources = read.data?.data ?? [];
  if (sources.length === 0 && !mayWork) return null;
  return (
    <section className="settings-sources" aria-label={t('settings.sources')}>
      <h3>{t('settings.sources')}</h3>
      {mayWork && <p>{t('settings.sources_help')}</p>}
      <ul>
        {sources.map((source) => (
          <OneSource key={source.id} source={source} />
        ))}
      </ul>
      {mayWork && (
        <button type="button" className="add-button" onClick={() => add(true)}>
          <Plus size={16} aria-hidden />
          {t('settings.add_source')}
        </button>
      )}
      {isAdding && (
        <Suspense>
          <SourceDialog board={board.id} onClose={() => add(false)} />
        </Suspense>
      )}
    </section>
  );
}

function OneSource({ source: { id, kind, ref, title, link } }: { source: BoardSource }) {
  const { t } = useTranslation('board-page');
  const { board, mayWork } = useBoardView();
  const remove = useWrite(removeSource, { refreshes: ['board-card'] });
  const take = (keep_cards: boolean) =>
    remove.mutate(
      { params: { board_id: board.id, source_id: id }, body: { keep_cards } },
      { onSuccess: () => showSnackbar({ message: t('settings.source_removed'), variant: 'success' }) },
    );
  const name = (
    <>
      {ref !== null && <bdi>{ref} </bdi>}
      <span dir="auto">{title}</span>
    </>
  );
  return (
    <li>
      <span className="source-name">
        <small>{t(`source_name.${kind}`)}</small>
        {title === null && t('settings.hidden_source')}
        {title !== null && link === null && name}
        {link !== null && (
          <Link component={RouterLink} to={link}>
            {name}
          </Link>
        )}
      </span>
      {mayWork && (
        <MoreMenu
          of={ref ?? title ?? t(`source_name.${kind}`)}
          actions={[
            {
              label: t('settings.remove_source'),
              icon: <Trash2 size={16} aria-hidden />,
              onClick: () => take(false),
            },
            {
              label: t('settings.keep_source_cards'),
              icon: <Unlink size={16} aria-hidden />,
              onClick: () => take(true),
            },
          ]}
        />
      )}
    </li>
  );
}
