import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import {
  linkControl,
  type ControlAssessment,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import { linkEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import { controlAssessmentKind } from '../verbs/control-assessment-kind.ts';

type Offered = ControlAssessment['follow']['offered'][number];

/** Links what hangs on the sources: the control's version goes on with each, evidence has its own. */
function useLinking({ id, version }: ControlAssessment) {
  const control = useWrite(linkControl, controlAssessmentKind);
  const evidence = useWrite(linkEvidence, { refreshes: ['compliance', 'evidence'] });
  return async (those: readonly Offered[]): Promise<void> => {
    let current = version;
    for (const { object_type, object_id, version: of } of those)
      if (object_type === 'control') {
        const body = { version: current, object_type, object_id };
        // oxlint-disable-next-line no-await-in-loop -- each names the version that the one before left behind
        current = (await control.mutateAsync({ params: { id }, body })).data.version;
      } else {
        const body = { version: of ?? 0, object_type: 'control_assessment' as const, object_id: id };
        // oxlint-disable-next-line no-await-in-loop -- in the order in which they stand
        await evidence.mutateAsync({ params: { id: object_id }, body });
      }
  };
}

/** Controls and evidence of the sources, each linked here by one click, or all of them. */
export function OfferedLinks({ control }: { control: ControlAssessment }) {
  const { t } = useTranslation('compliance-control-assessment');
  const [isLinking, setLinking] = useState(false);
  const linking = useLinking(control);
  const { offered } = control.follow;
  if (offered.length === 0) return null;
  const mayLink = control.permissions.can.includes('link');
  const link = (those: readonly Offered[], message: string) => {
    setLinking(true);
    void linking(those)
      .then(
        () => showSnackbar({ message, variant: 'success' }),
        // What went wrong is told already; what was linked before it stays.
        () => undefined,
      )
      .finally(() => setLinking(false));
  };
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 180 }}>
          <Typography component="h3" variant="subtitle2">
            {t('follow.offered')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('follow.offered_help')}
          </Typography>
        </Box>
        {mayLink && offered.length > 1 && (
          <Button size="small" disabled={isLinking} onClick={() => link(offered, t('follow.all_linked'))}>
            {t('follow.link_all')}
          </Button>
        )}
      </Box>
      {offered.map((one) => (
        <Box key={one.object_id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <bdi>{one.ref}</bdi>
          <Link
            component={RouterLink}
            to={recordPath(one.object_type, one.object_id) ?? ''}
            dir="auto"
            sx={{ flex: 1, minWidth: 140, overflowWrap: 'anywhere' }}
          >
            {one.title}
          </Link>
          {mayLink && (
            <Button
              size="small"
              disabled={isLinking}
              aria-label={t('follow.link', { ref: one.ref })}
              onClick={() => link([one], t('follow.linked', { ref: one.ref }))}
            >
              {t('page.link')}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}
