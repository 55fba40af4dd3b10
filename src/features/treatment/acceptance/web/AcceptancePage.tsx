import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { MainVerb, verbAction, type VerbActs } from '#platform/web/workflow/VerbActions.tsx';
import { furtherOffers } from '#platform/web/workflow/verb-offers.ts';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import type { Acceptance } from '../acceptance.contract.ts';
import type { AcceptanceVerb } from '../acceptance.workflow.ts';
import { AcceptanceFacts } from './AcceptanceFacts.tsx';
import { AcceptanceStory } from './AcceptanceStory.tsx';
import { AcceptedRisks } from './AcceptedRisks.tsx';
import { FrozenCard } from './FrozenCard.tsx';
import { AcceptanceFlags } from './shared/AcceptanceFlags.tsx';
import { AcceptanceStatus } from './shared/AcceptanceStatus.tsx';
import { useImmediateVerbs } from './verbs/immediate-verbs.hooks.ts';
import { VerbDialogs } from './verbs/VerbDialogs.tsx';
import { VerbIcon } from './verbs/VerbIcon.tsx';

const menu: readonly AcceptanceVerb[] = [
  'approve',
  'reject',
  'refreeze',
  'submit',
  'edit',
  'withdraw',
  'revoke',
  'delete',
];

/** What to do next: a copy that is out of date is taken anew before anybody decides. */
function mainVerb({ permissions: { can }, risks }: Acceptance): AcceptanceVerb | undefined {
  const isOutdated = risks.some(({ changed }) => changed);
  const order: AcceptanceVerb[] = isOutdated ? ['refreeze', 'submit'] : ['approve', 'submit'];
  return order.find((verb) => can.includes(verb));
}

/** One acceptance: who asked for what until when, the risks then and now, and the copy that was decided about. */
export function AcceptancePage({ acceptance }: { acceptance: Acceptance }) {
  const { t } = useTranslation('treatment-acceptance');
  const immediate = useImmediateVerbs();
  const [opened, open] = useState<AcceptanceVerb>();
  const { risks, status, permissions } = acceptance;
  const main = mainVerb(acceptance);
  const acts: VerbActs<AcceptanceVerb> = {
    nameOf: (verb) => t(`verb.name.${verb}`),
    Icon: VerbIcon,
    asks: (verb) => immediate[verb] === undefined,
    begin: (verb) => (immediate[verb] ? immediate[verb](acceptance) : open(verb)),
    reasonOf: () => '',
  };
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
        more={furtherOffers(menu, permissions.can, main).map((offer) => verbAction(offer, acts))}
      />
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        {status === 'submitted' && risks.some(({ changed }) => changed) && (
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
      {opened && <VerbDialogs verb={opened} record={acceptance} onClose={() => open(undefined)} />}
    </>
  );
}
