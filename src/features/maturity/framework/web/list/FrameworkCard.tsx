import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import type { FrameworkRow } from '../../framework-list.contract.ts';
import { frameworkEditorLink } from '../framework-paths.ts';
import { FrameworkStatus } from '../FrameworkStatus.tsx';

/** One of the organisation's own: the way into it, and how it is used. */
export function FrameworkCard({ row, onCopy }: { row: FrameworkRow; onCopy: () => void }) {
  const { t } = useTranslation('maturity-framework');
  const { id, name, description, status, version, sections, questions, assessments } = row;
  return (
    <li className="framework-card">
      <h2>
        <Link to={frameworkEditorLink(id)}>
          <bdi>{name}</bdi>
        </Link>
      </h2>
      <div className="framework-card-state">
        <FrameworkStatus status={status} edition={Number(version)} />
        {row.has_changes === true && status !== 'draft' && (
          <StatusPill tone="info">{t('status.has_changes')}</StatusPill>
        )}
      </div>
      <p>
        <bdi>{description}</bdi>
      </p>
      <div className="framework-card-foot">
        <small>
          {t('list.size', {
            sections: t('list.sections', { count: sections }),
            questions: t('list.questions', { count: questions }),
          })}
          {' · '}
          {assessments ? t('list.assessments', { count: assessments }) : t('list.unused')}
        </small>
        <Button
          size="small"
          startIcon={<Copy size={16} aria-hidden />}
          aria-label={t('list.copy_of', { name })}
          onClick={onCopy}
        >
          {t('list.copy')}
        </Button>
      </div>
    </li>
  );
}
