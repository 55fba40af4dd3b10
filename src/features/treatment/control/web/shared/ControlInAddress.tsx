import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { RecordInAddress } from '#platform/web/workflow/RecordInAddress.tsx';
import { readControl, type Control } from '../../control.contract.ts';
import { controlLink, controlPaths } from './control-paths.ts';
import { ControlPicker } from './ControlPicker.tsx';

interface ControlInAddressProps {
  /** The page of an address that names none; a choice where it is left out. */
  without?: ReactNode;
  children: (control: Control) => ReactNode;
}

/** The control that `?control=` names. Without one the page offers a choice; an unknown one leads to the catalogue. */
export function ControlInAddress({ without, children }: ControlInAddressProps) {
  const { t } = useTranslation('treatment-control');
  const [search] = useSearchParams();
  const id = search.get('control') ?? '';
  return (
    <RecordInAddress
      id={id}
      read={useRead(readControl, { params: { id } }, { enabled: id !== '' })}
      title={t('page.name')}
      unknown={t('page.unknown')}
      list={controlPaths.list}
      choice={without ?? <PickControl />}
      skeleton={
        <>
          <PageHeader title={t('page.name')} />
          <Box sx={{ p: { xs: 2, md: 3 } }}>
            <HistorySkeleton />
          </Box>
        </>
      }
    >
      {children}
    </RecordInAddress>
  );
}

function PickControl() {
  const { t } = useTranslation('treatment-control');
  const id = useId();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t('page.pick.title')} />
      <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 720 }}>
        <FieldFrame id={id} label={t('web:field.control')} help={t('page.pick.text')}>
          <ControlPicker
            id={id}
            value={null}
            autoFocus
            onPick={(control) => control && void navigate(controlLink('view', { control: control.id }))}
          />
        </FieldFrame>
      </Box>
    </>
  );
}
