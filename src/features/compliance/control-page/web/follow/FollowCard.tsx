import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { VerbIcon } from '#platform/web/record/VerbIcon.tsx';
import { useVerbNow } from '#platform/web/workflow/verb-now.hooks.ts';
import { pathOfControlAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import {
  followControl,
  overrideControl,
  type ControlAssessment,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import type { FollowedSource } from '#features/compliance/control-assessment/control-follow.contract.ts';
import { ControlResult } from '#features/compliance/control-assessment/web/shared/ControlResult.tsx';
import { controlAssessmentKind } from '../verbs/control-assessment-kind.ts';
import { OfferedLinks } from './OfferedLinks.tsx';

/** What other assessments suggest as the answer, where they are mapped, and whether it is followed. */
export function FollowCard({ control }: { control: ControlAssessment }) {
  const { t } = useTranslation('compliance-control-assessment');
  const { mode, sources } = control.follow;
  if (control.is_parent || (mode === 'none' && sources.length === 0)) return null;
  return (
    <SectionCard title={t('follow.title')} action={<FollowVerbs control={control} />}>
      <Typography color="textSecondary">
        {t(
          sources.length === 0
            ? 'follow.waiting'
            : mode === 'following'
              ? 'follow.following'
              : 'follow.overridden',
        )}
      </Typography>
      <Suggestion control={control} />
      {sources.map((source) => (
        <Source key={`${source.standard} ${source.code} ${source.id}`} source={source} />
      ))}
      <OfferedLinks control={control} />
    </SectionCard>
  );
}

/** Follows the sources again, or ends that: at once. */
function FollowVerbs({ control }: { control: ControlAssessment }) {
  const { t } = useTranslation('compliance-control-assessment');
  const follow = useVerbNow(controlAssessmentKind, followControl);
  const override = useVerbNow(controlAssessmentKind, overrideControl);
  const { ref, permissions, flags, follow: following } = control;
  const { can } = permissions;
  const isDiffering = following.mode !== 'following' || flags.includes('differs_from_source');
  return (
    <>
      {can.includes('override') && (
        <Button
          size="small"
          startIcon={<VerbIcon verb="override" />}
          onClick={() => override(control, t('verb.override.done', { ref }))}
        >
          {t('verb.name.override')}
        </Button>
      )}
      {can.includes('follow') && isDiffering && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<VerbIcon verb="follow" />}
          onClick={() => follow(control, t('verb.follow.done', { ref }))}
        >
          {t('verb.name.follow')}
        </Button>
      )}
    </>
  );
}

/** What the sources come to, beside what is answered here. */
function Suggestion({ control: { follow, flags } }: { control: ControlAssessment }) {
  const { t } = useTranslation('compliance-control-assessment');
  const formats = useFormats();
  const { result, implementation_percent, sources } = follow;
  if (result === null) return null;
  const words = { result: t(`words.result.${result}`) };
  const suggested =
    implementation_percent === null
      ? t('follow.suggested', words)
      : t('follow.suggested_percent', { ...words, percent: formats.percent(implementation_percent / 100) });
  return (
    <Typography>
      <strong>{suggested}</strong>
      {'. '}
      {t(flags.includes('differs_from_source') ? 'follow.differs' : 'follow.same')}
      {sources.length > 1 && ` ${t('follow.lead_more', { number: formats.number(sources.length) })}`}
    </Typography>
  );
}

/** One source: the requirement, how it relates, what it says, and why the two are mapped. */
function Source({ source }: { source: FollowedSource }) {
  const { t } = useTranslation('compliance-control-assessment');
  const { id, standard, code, title, relation, strength, rationale, mapped_by, assessment, result } = source;
  const asked = (
    <>
      <bdi>{code}</bdi> {title}
    </>
  );
  const about = [
    ...(mapped_by === null
      ? [t('follow.no_mapping')]
      : [t('follow.by', { source: t(`follow.source.${mapped_by}`) })]),
    ...(strength === null ? [] : [t('follow.strength', { strength })]),
  ];
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1, display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Box sx={{ flex: 1, minWidth: 180, overflowWrap: 'anywhere' }}>
          {id !== null && assessment !== null ? (
            <Link component={RouterLink} to={pathOfControlAssessment(standard, assessment.id, id)}>
              {asked}
            </Link>
          ) : (
            asked
          )}
          {relation !== null && ` (${t(`follow.relation.${relation}`)})`}
        </Box>
        {result !== null && (
          <ControlResult control={{ result, value: source.implementation_percent, is_applicable: true }} />
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {assessment === null ? (
          t('follow.hidden')
        ) : (
          <>
            <bdi>{assessment.ref}</bdi> <bdi>{assessment.name}</bdi>
          </>
        )}
        {' · '}
        {about.join(' · ')}
      </Typography>
      {rationale !== null && rationale !== '' && (
        <Typography variant="body2" dir="auto">
          {rationale}
        </Typography>
      )}
      {source.is_ended && (
        <Typography variant="body2" color="textSecondary">
          {t('follow.ended')}
        </Typography>
      )}
    </Box>
  );
}
