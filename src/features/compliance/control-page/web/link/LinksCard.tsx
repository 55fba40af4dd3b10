import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link2, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import {
  linkControl,
  unlinkControl,
  type ControlAssessment,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { controlAssessmentKind } from '../verbs/control-assessment-kind.ts';

// The pickers and their texts come once somebody links something.
const LinkDialog = lazy(async () => ({ default: (await import('./LinkDialog.tsx')).LinkDialog }));

type Linked = ControlAssessment['links'][number];

/** The controls, risks and improvement plans of the organisation that a control of an assessment is linked with. */
export function LinksCard({ control }: { control: ControlAssessment }) {
  const { t } = useTranslation('compliance-control-assessment');
  const [isLinking, link] = useState(false);
  const unlink = useUnlink(control);
  const { can } = control.permissions;
  return (
    <SectionCard
      title={t('page.links')}
      action={
        can.includes('link') && (
          <Button
            size="small"
            startIcon={<Link2 size={16} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => link(true)}
          >
            {t('page.link')}
          </Button>
        )
      }
    >
      {control.links.length === 0 && <Typography color="textSecondary">{t('page.no_links')}</Typography>}
      {control.links.map((one) => (
        <Box key={one.object_id} sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t(`words.linked.${one.object_type}`)} <bdi>{one.ref}</bdi>
          </Box>
          <Link
            component={RouterLink}
            to={recordPath(one.object_type, one.object_id) ?? ''}
            dir="auto"
            sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}
          >
            {one.title}
          </Link>
          {can.includes('unlink') && (
            <IconAction label={t('page.unlink', { ref: one.ref })} onClick={() => unlink(one)}>
              <X size={16} aria-hidden />
            </IconAction>
          )}
        </Box>
      ))}
      {isLinking && (
        <Suspense>
          <LinkDialog record={control} onClose={() => link(false)} />
        </Suspense>
      )}
    </SectionCard>
  );
}

/** Ends a link, at once; the message offers to put it back. */
function useUnlink({ id, version }: ControlAssessment): (linked: Linked) => void {
  const { t } = useTranslation('compliance-control-assessment');
  const unlink = useWrite(unlinkControl, controlAssessmentKind);
  const again = useWrite(linkControl, controlAssessmentKind);
  return ({ object_type, object_id }) => {
    const named = { object_type, object_id };
    // A promise outlives the row, which is gone by the time somebody takes it back.
    void unlink.mutateAsync({ params: { id }, body: { version, ...named } }).then(
      ({ data }) =>
        showSnackbar({
          message: t('verb.unlink.done'),
          undo: () => again.mutate({ params: { id }, body: { version: data.version, ...named } }),
        }),
      () => undefined,
    );
  };
}
