import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Copy, LibraryBig, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { listFrameworks, type FrameworkRow } from '../../framework-list.contract.ts';
import { FrameworkCard } from './FrameworkCard.tsx';
import { NewFrameworkDialog } from './NewFrameworkDialog.tsx';
import './framework-list.css';

/** What the organisation wrote to rate itself by, and what it can begin with. */
export function FrameworkList() {
  const { t } = useTranslation('maturity-framework');
  const frameworks = useRead(listFrameworks);
  const late = useIsSlow(frameworks.isPending);
  /** What a new one begins with: nothing, or a copy. */
  const [newCopy, openNew] = useState<{ copyOf: string | null }>();
  const rows = frameworks.data?.data;
  const own = rows?.filter(({ framework }) => framework === 'custom') ?? [];
  const shipped = rows?.filter(({ framework }) => framework !== 'custom') ?? [];
  const add = (
    <Button
      variant="contained"
      startIcon={<Plus size={16} aria-hidden />}
      onClick={() => openNew({ copyOf: null })}
    >
      {t('list.new')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('list.title')} action={own.length > 0 && add} />
      <div className="framework-list">
        {frameworks.error !== null && rows === undefined && (
          <FailureNotice failure={frameworks.error} onRetry={() => void frameworks.refetch()} />
        )}
        {late && <Waiting />}
        {rows !== undefined && (
          <>
            {own.length === 0 ? (
              <EmptyState icon={<LibraryBig size={40} aria-hidden />} action={add}>
                {t('list.empty')}
              </EmptyState>
            ) : (
              <ul className="framework-cards" aria-label={t('list.own')}>
                {own.map((row) => (
                  <FrameworkCard key={row.id} row={row} onCopy={() => openNew({ copyOf: row.id })} />
                ))}
              </ul>
            )}
            <Shipped rows={shipped} onCopy={(id) => openNew({ copyOf: id })} />
          </>
        )}
      </div>
      {newCopy !== undefined && rows !== undefined && (
        <NewFrameworkDialog rows={rows} copyOf={newCopy.copyOf} onClose={() => openNew(undefined)} />
      )}
    </>
  );
}

/** Those that come with the product: nobody changes them, but one can begin with them. */
function Shipped({ rows, onCopy }: { rows: readonly FrameworkRow[]; onCopy: (id: string) => void }) {
  const { t } = useTranslation('maturity-framework');
  return (
    <section className="framework-shipped" aria-labelledby="shipped-frameworks">
      <h2 id="shipped-frameworks">{t('list.shipped')}</h2>
      <p>{t('list.shipped_about')}</p>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <span>
              <b>{row.name}</b>
              <small>
                {t('list.size', {
                  sections: t('list.sections', { count: row.sections }),
                  questions: t('list.questions', { count: row.questions }),
                })}
              </small>
            </span>
            <Button
              size="small"
              startIcon={<Copy size={16} aria-hidden />}
              aria-label={t('list.copy_of', { name: row.name })}
              onClick={() => onCopy(row.id)}
            >
              {t('list.copy')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Waiting = () => (
  <div className="framework-cards">
    {[0, 1, 2].map((at) => (
      <Skeleton key={at} variant="rounded" height={156} />
    ))}
  </div>
);
