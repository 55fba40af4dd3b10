import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { readFramework } from '../../framework.contract.ts';
import type { OwnFramework } from '../../own-framework.contract.ts';
import type { EditedFramework } from '../../framework-draft.rules.ts';
import { differenceSince, isUnchanged } from '../../framework-difference.rules.ts';

const shown = 5;
const kinds = ['added', 'changed', 'removed'] as const;
const counts = ['sectionsAdded', 'sectionsChanged', 'sectionsRemoved', 'levelsChanged'] as const;

interface PublishedChangesProps {
  stored: OwnFramework;
  framework: EditedFramework;
}

/** What changed since the newest edition, as its reader sees both. */
export function PublishedChanges({ stored: { id, edition }, framework }: PublishedChangesProps) {
  const { t } = useTranslation('maturity-framework');
  const { language } = useLanguage();
  const { data, error, refetch } = useRead(readFramework, {
    params: { id },
    query: { edition: String(edition) },
  });
  if (error !== null) return <FailureNotice failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton variant="rounded" height={120} />;
  const difference = differenceSince(data.data, framework, language);
  if (isUnchanged(difference)) return <p>{t('publish.unseen')}</p>;
  return (
    <>
      {kinds
        .filter((kind) => difference[kind].length > 0)
        .map((kind) => (
          <section key={kind} data-kind={kind}>
            <h3>{t(`publish.${kind}`, { count: difference[kind].length })}</h3>
            <ul>
              {difference[kind].slice(0, shown).map(({ code, title }) => (
                <li key={code}>
                  <bdi className="framework-code">{code}</bdi> <bdi>{title}</bdi>
                </li>
              ))}
              {difference[kind].length > shown && (
                <li>{t('publish.more', { count: difference[kind].length - shown })}</li>
              )}
            </ul>
          </section>
        ))}
      <ul className="framework-counts">
        {counts
          .filter((count) => difference[count] > 0)
          .map((count) => (
            <li key={count}>{t(`publish.${count}`, { count: difference[count] })}</li>
          ))}
        {difference.isRenamed && <li>{t('publish.renamed')}</li>}
      </ul>
    </>
  );
}
