import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { RecordInAddress } from '#platform/web/workflow/RecordInAddress.tsx';
import { readRisk, type Risk } from '../../risk.contract.ts';
import { riskLink, riskPaths } from './risk-paths.ts';
import { RiskPicker } from './RiskPicker.tsx';

interface RiskInAddressProps {
  page: 'view' | 'assessment';
  /** In the shape of the page that comes. */
  skeleton: ReactNode;
  children: (risk: Risk) => ReactNode;
}

/** The risk that `?risk=` names. Without one the page offers a choice; an unknown one leads to the register. */
export function RiskInAddress({ page, skeleton, children }: RiskInAddressProps) {
  const { t } = useTranslation('risk');
  const [search] = useSearchParams();
  const id = search.get('risk') ?? '';
  return (
    <RecordInAddress
      id={id}
      read={useRead(readRisk, { params: { id } }, { enabled: id !== '' })}
      title={t('page.name')}
      unknown={t('page.unknown')}
      list={riskPaths.register}
      choice={<PickRisk page={page} />}
      skeleton={skeleton}
    >
      {children}
    </RecordInAddress>
  );
}

function PickRisk({ page }: Pick<RiskInAddressProps, 'page'>) {
  const { t } = useTranslation('risk');
  const id = useId();
  const navigate = useNavigate();
  const [title, text] =
    page === 'view'
      ? [t('page.pick.title'), t('page.pick.text')]
      : [t('page.pick.assess_title'), t('page.pick.assess_text')];
  return (
    <>
      <PageHeader title={title} />
      <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 720 }}>
        <FieldFrame id={id} label={t('page.pick.label')} help={text}>
          <RiskPicker
            id={id}
            value={null}
            autoFocus
            onPick={(risk) => risk && void navigate(riskLink(page, risk.id))}
          />
        </FieldFrame>
      </Box>
    </>
  );
}
