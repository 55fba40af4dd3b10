import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, GitCompareArrows, History, Route, Upload } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link, useNavigate } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { MoreMenu } from '#platform/web/ui/menus/MoreMenu.tsx';
import type { MoreAction } from '#platform/web/ui/menus/open-menu.ts';
import { useAddressSearch } from '#platform/web/screen/address-search.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { verbDialogs } from '#platform/web/record/described-kind.ts';
import { useRecordVerbs } from '#platform/web/record/record-verbs.hooks.ts';
import { MainVerb, verbAction, type VerbActs } from '#platform/web/workflow/VerbActions.tsx';
import { useRecordActor } from '#platform/web/workflow/record-actor.hooks.ts';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { countsAsApproved } from '#features/maturity/assessment/assessment-status.rules.ts';
import type { MaturityVerb } from '#features/maturity/assessment/assessment.workflow.ts';
import {
  compareLink,
  importLink,
  roadmapLink,
} from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { useAssessmentExport } from '#features/maturity/exchange/web/shared/assessment-export.hooks.ts';
import { assessmentKind } from './assessment-kind.ts';
import { decidersOnly, waitingFor } from './assessment-offers.ts';

const Dialogs = verbDialogs(
  assessmentKind,
  async () => (await import('./assessment-dialogs.ts')).assessmentDialogs,
);

const HistoryPanel = lazy(async () => ({
  default: (await import('#features/maturity/history/web/shared/HistoryPanel.tsx')).HistoryPanel,
}));

interface AssessmentActionsProps {
  assessment: Assessment;
  /** Sends what was answered and still waits on this device; false where that is not possible now. */
  settle?: () => Promise<boolean>;
}

const last: readonly MaturityVerb[] = ['duplicate', 'reopen', 'archive', 'delete', 'restore'];

/** What this person may do with an assessment: the next step of its way, and everything else in the menu. For the end of a
 *  page's title row. */
export function AssessmentActions({ assessment, settle }: AssessmentActionsProps) {
  const { t } = useTranslation('maturity');
  const navigate = useNavigate();
  const person = usePerson();
  const actor = useRecordActor(assessment, decidersOnly);
  const { main, further, acts, opened, open } = useRecordVerbs(assessmentKind, assessment, {}, (verb) =>
    waitingFor(verb, assessment, actor),
  );
  const exports = useAssessmentExport(assessment.id);
  const [search, change] = useAddressSearch();
  const panel = search.get('panel');
  const showHistory = (tab: 'history' | 'comments' | undefined) =>
    change({ panel: tab }, { replace: tab === undefined || panel !== null });

  const begin = async (verb: MaturityVerb) => {
    if (verb === 'submit' && settle !== undefined && !(await settle()))
      showSnackbar({ message: t('verb.unsent'), variant: 'warning' });
    else acts.begin(verb);
  };
  const settling: VerbActs<MaturityVerb, string> = { ...acts, begin: (verb) => void begin(verb) };
  const isDone = countsAsApproved(assessment.status);
  const link = (label: string, Icon: typeof Route, to: string): MoreAction => ({
    label,
    icon: <Icon size={16} aria-hidden />,
    onClick: () => void navigate(to),
  });
  const links: MoreAction[] =
    assessment.deleted_at === null
      ? [
          ...(isDone ? [] : [link(t('verb.link.roadmap'), Route, roadmapLink(assessment))]),
          link(t('verb.link.compare'), GitCompareArrows, compareLink(assessment)),
          ...exports.map((entry) => ({ ...entry, icon: <Download size={16} aria-hidden /> })),
          // Whoever answers only what was given to them answers it on the screen.
          ...(assessment.permissions.can.includes('answer') && mayCall('staff', person.type)
            ? [link(t('verb.link.import'), Upload, importLink(assessment))]
            : []),
        ]
      : [];
  const verbs = further
    .filter(({ verb }) => verb !== 'choose' || !assessment.is_dashboard)
    .map((offer) => ({ verb: offer.verb, ...verbAction(offer, settling) }));

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <MainVerb verb={main} acts={settling} />
      {main === undefined && isDone && (
        <Button variant="contained" component={Link} to={roadmapLink(assessment)} sx={{ flex: 'none' }}>
          {t('verb.link.roadmap')}
        </Button>
      )}
      <MoreMenu
        actions={[
          ...verbs.filter(({ verb }) => !last.includes(verb)),
          {
            label: t('story.open'),
            icon: <History size={16} aria-hidden />,
            onClick: () => showHistory('history'),
            opensDialog: true,
          },
          ...links,
          ...verbs.filter(({ verb }) => last.includes(verb)),
        ]}
      />
      {(panel === 'history' || panel === 'comments') && (
        <Suspense>
          <HistoryPanel
            assessment={assessment}
            tab={panel}
            onTab={showHistory}
            onClose={() => showHistory(undefined)}
          />
        </Suspense>
      )}
      {opened && (
        <Suspense>
          <Dialogs verb={opened} record={assessment} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </Box>
  );
}
