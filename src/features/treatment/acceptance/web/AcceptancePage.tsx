import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { verbDialogs } from '#platform/web/record/described-kind.ts';
import { useRecordVerbs, type OwnActs } from '#platform/web/record/record-verbs.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { MainVerb, verbAction } from '#platform/web/workflow/VerbActions.tsx';
import { useVerbNow } from '#platform/web/workflow/verb-now.hooks.ts';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { acceptancePaths } from '../acceptance-paths.ts';
import { deleteAcceptance, type Acceptance } from '../acceptance.contract.ts';
import type { AcceptanceVerb } from '../acceptance.workflow.ts';
import { AcceptanceFacts } from './AcceptanceFacts.tsx';
import { AcceptanceStory } from './AcceptanceStory.tsx';
import { AcceptedRisks } from './AcceptedRisks.tsx';
import { FrozenCard } from './FrozenCard.tsx';
import { AcceptanceFlags } from './shared/AcceptanceFlags.tsx';
import { AcceptanceStatus } from './shared/AcceptanceStatus.tsx';
import { acceptanceKind, outdatedKind } from './verbs/acceptance-kind.ts';

const Dialogs = verbDialogs(
  acceptanceKind,
  async () => (await import('./verbs/acceptance-dialogs.ts')).acceptanceDialogs,
);

/** From a draft that is no more, one goes to the list. */
function useOwnActs(acceptance: Acceptance): OwnActs<AcceptanceVerb> {
  const { t } = useTranslation('treatment-acceptance');
  const navigate = useNavigate();
  const remove = useVerbNow<Acceptance>(acceptanceKind, deleteAcceptance);
  const whenGone = () => {
    void navigate(acceptancePaths.list);
    return t('verb.delete.done', { ref: acceptance.ref });
  };
  return { delete: { begin: () => remove(acceptance, whenGone) } };
}

/** One acceptance: who asked for what until when, the risks then and now, and the copy that was decided about. */
export function AcceptancePage({ acceptance }: { acceptance: Acceptance }) {
  const { t } = useTranslation('treatment-acceptance');
  const { risks, status } = acceptance;
  const isOutdated = risks.some(({ changed }) => changed);
  const kind = isOutdated ? outdatedKind : acceptanceKind;
  const { main, further, acts, opened, open } = useRecordVerbs(kind, acceptance, useOwnActs(acceptance));
  const [only] = risks;
  const title =
    only !== undefined && risks.length === 1 ? only.title : t('page.title', { count: risks.length });
  return (
    <>
      <PageHeader
        title={<span dir="auto">{title}</span>}
        name={title}
        reference={acceptance.ref}
        status={
          <Box sx={{ display: 'flex', gap: 1, flex: 'none', alignItems: 'center' }}>
            <AcceptanceStatus status={status} />
            {acceptance.level && <RiskLevel level={acceptance.level} />}
            <AcceptanceFlags flags={acceptance.flags} />
          </Box>
        }
        action={main && <MainVerb verb={main} acts={acts} />}
        more={further.map((offer) => verbAction(offer, acts))}
      />
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        {status === 'submitted' && isOutdated && (
          <Alert severity="warning" variant="outlined">
            {t('page.changed')}
          </Alert>
        )}
        {status === 'submitted' && !acceptance.approver_may_decide && (
          <Alert severity="warning" variant="outlined">
            {t('page.approver_may_not')}
          </Alert>
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 348px' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <AcceptanceFacts acceptance={acceptance} />
            <AcceptedRisks risks={risks} />
            {acceptance.sha256 !== null && <FrozenCard id={acceptance.id} version={acceptance.version} />}
          </Box>
          <AcceptanceStory id={acceptance.id} />
        </Box>
      </Box>
      {opened && (
        <Suspense>
          <Dialogs verb={opened} record={acceptance} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  );
}
