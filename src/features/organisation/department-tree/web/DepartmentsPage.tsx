import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { listDepartmentNodes } from '#features/organisation/department/department-change.contract.ts';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { DepartmentDialog } from './DepartmentDialog.tsx';
import { DepartmentTree } from './DepartmentTree.tsx';
import { MembersDialog } from './MembersDialog.tsx';
import { useDepartmentMoves, type Opened } from './department-moves.hooks.ts';

/** The departments of the organisation, each below its parent, as an Admin arranges them. */
export function DepartmentsPage() {
  const { t } = useTranslation('organisation-department-tree');
  const { flat } = usePerson().organisation;
  const read = useRead(listDepartmentNodes, undefined, { enabled: !flat });
  const late = useIsSlow(!flat && read.isPending);
  const [opened, open] = useState<Opened>();
  const [showsArchived, showArchived] = useState(false);
  const all = read.data?.data;
  const shown = all?.filter(({ status }) => showsArchived || status === 'active');
  const moves = useDepartmentMoves(shown ?? []);
  const close = () => open(undefined);
  const addButton = (
    <Button
      variant="contained"
      startIcon={<Plus size={16} aria-hidden />}
      onClick={() => open({ kind: 'add' })}
    >
      {t('page.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('page.title')} action={flat ? undefined : addButton} />
      <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 880, display: 'grid', gap: 2 }}>
        {flat ? (
          <EmptyState>{t('page.flat')}</EmptyState>
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography id="tree-keys" color="textSecondary" sx={{ flex: 1, minWidth: 240 }}>
              {t('page.about')}
            </Typography>
            {all?.some(({ status }) => status === 'archived') && (
              <FormControlLabel
                control={<Switch checked={showsArchived} onChange={(_, checked) => showArchived(checked)} />}
                label={t('page.show_archived')}
              />
            )}
          </Box>
        )}
        {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
        {late && <Skeleton variant="rounded" height={280} />}
        {all?.length === 0 && <EmptyState action={addButton}>{t('page.empty')}</EmptyState>}
        {shown !== undefined && shown.length > 0 && (
          <DepartmentTree departments={shown} moves={moves} onOpen={open} />
        )}
      </Box>
      {opened?.kind === 'add' && <DepartmentDialog parent={opened.parent} onClose={close} />}
      {opened?.kind === 'edit' && <DepartmentDialog department={opened.department} onClose={close} />}
      {opened?.kind === 'members' && <MembersDialog department={opened.department} onClose={close} />}
      {opened?.kind === 'archive' && (
        <ArchiveDialog department={opened.department} departments={all ?? []} onClose={close} />
      )}
    </>
  );
}
