import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { confirm } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { RowActions } from '#platform/web/ui/menus/RowActions.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { registerLink } from '#features/risk/filter/web/shared/register-link.ts';
import { listTags, removeTag, type Tag } from '#features/risk/tag/risk-tag.contract.ts';
import { MergeTagDialog } from './MergeTagDialog.tsx';
import { TagList } from '#features/risk/tag/web/shared/TagList.tsx';
import { TagDialog } from './TagDialog.tsx';

type Opened = { kind: 'add' } | { kind: 'edit' | 'merge'; tag: Tag };

/** The tags of the organisation: renamed, recoloured, made one of two, removed. */
export function TagsPage() {
  const { t } = useTranslation('risk');
  const read = useRead(listTags);
  const late = useIsSlow(read.isPending);
  const [opened, open] = useState<Opened>();
  const tags = read.data?.data;
  const close = () => open(undefined);
  const addButton = (
    <Button
      variant="contained"
      startIcon={<Plus size={16} aria-hidden />}
      onClick={() => open({ kind: 'add' })}
    >
      {t('tags.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('web:field.tags')} action={addButton} />
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, maxWidth: 880 }}>
        <Typography color="textSecondary">{t('tags.about')}</Typography>
        {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
        {late && <Skeleton variant="rounded" height={280} />}
        {tags?.length === 0 && <EmptyState action={addButton}>{t('tags.empty')}</EmptyState>}
        {tags !== undefined && tags.length > 0 && (
          <Box sx={{ minWidth: 0, overflowX: 'auto' }}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{t('web:field.name')}</TableCell>
                  <TableCell align="right">{t('tags.risks')}</TableCell>
                  <TableCell component="td" />
                </TableRow>
              </TableHead>
              <TableBody>
                {tags.map((tag) => (
                  <TagRow
                    key={tag.id}
                    tag={tag}
                    isAlone={tags.length === 1}
                    onOpen={(kind) => open({ kind, tag })}
                  />
                ))}
              </TableBody>
            </Table>
          </Box>
        )}
      </Box>
      {opened?.kind === 'add' && <TagDialog onClose={close} />}
      {opened?.kind === 'edit' && <TagDialog tag={opened.tag} onClose={close} />}
      {opened?.kind === 'merge' && <MergeTagDialog tag={opened.tag} tags={tags ?? []} onClose={close} />}
    </>
  );
}

interface TagRowProps {
  tag: Tag;
  /** There is no other to merge it into. */
  isAlone: boolean;
  onOpen: (kind: 'edit' | 'merge') => void;
}

function TagRow({ tag, isAlone, onOpen }: TagRowProps) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const remove = useWrite(removeTag);
  const { id, version, name, risks } = tag;
  const ask = () =>
    confirm({
      title: t('tags.remove_title', { name }),
      text: t('tags.remove_text', { number: formats.number(risks) }),
      verb: t('web:remove'),
      onConfirm: () =>
        remove.mutate(
          { params: { id }, body: { version } },
          { onSuccess: () => showSnackbar({ message: t('tags.removed', { name }) }) },
        ),
    });
  return (
    <TableRow hover>
      <TableCell>
        <TagList tags={[tag]} />
      </TableCell>
      <TableCell align="right">
        {risks === 0 ? (
          formats.number(0)
        ) : (
          <Link component={RouterLink} to={registerLink({ tag: [id] })}>
            {formats.number(risks)}
          </Link>
        )}
      </TableCell>
      <TableCell align="right">
        <RowActions
          of={name}
          actions={[
            { label: t('tags.change'), onClick: () => onOpen('edit') },
            ...(isAlone ? [] : [{ label: t('tags.merge'), onClick: () => onOpen('merge') }]),
            { label: t('web:remove'), onClick: ask, isDestructive: true },
          ]}
        />
      </TableCell>
    </TableRow>
  );
}
