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
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link as RouterLink } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { RowActions } from '#platform/web/ui/menus/RowActions.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { addCategory, listCategories, type RiskCategory } from '../../risk-category.contract.ts';
import { CategoryDialog } from '../CategoryDialog.tsx';
import { RemoveCategoryDialog } from '../RemoveCategoryDialog.tsx';

/** On a phone the owner gives way to the actions. */
const onlyWide = { display: { xs: 'none', sm: 'table-cell' } };

interface CategoriesTabProps {
  /** Where the register shows the open risks of a category. */
  linkTo: (categoryId: string) => string;
}

type EarlyRows = { kind: 'add' } | { kind: 'edit' | 'remove'; category: RiskCategory };

/** The organisation's own list of what kinds of thing could happen, each below its parent. */
export function CategoriesTab({ linkTo }: CategoriesTabProps) {
  const { t } = useTranslation('risk');
  const person = usePerson();
  const read = useRead(listCategories);
  const late = useIsSlow(read.isPending);
  const [opened, open] = useState<EarlyRows>();
  const mayEdit = mayCall(addCategory.access, person.type);
  const categories = read.data?.data;
  const close = () => open(undefined);
  const addButton = mayEdit && (
    <Button startIcon={<Plus size={16} aria-hidden />} onClick={() => open({ kind: 'add' })}>
      {t('model.screen.categories.add')}
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ color: 'text.secondary', flex: 1, minWidth: 220 }}>
          {t('model.screen.categories.about')}
        </Typography>
        {addButton}
      </Box>
      {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {late && <Skeleton variant="rounded" height={280} />}
      {categories?.length === 0 && (
        <EmptyState action={addButton}>{t('model.screen.categories.empty')}</EmptyState>
      )}
      {categories !== undefined && categories.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" sx={{ maxWidth: 880 }}>
            <TableHead>
              <TableRow>
                <TableCell>{t('web:field.name')}</TableCell>
                <TableCell sx={onlyWide}>{t('model.screen.categories.owner')}</TableCell>
                <TableCell align="right">{t('model.screen.categories.risks')}</TableCell>
                {mayEdit && <TableCell component="td" />}
              </TableRow>
            </TableHead>
            <TableBody>
              {categories.map((category) => (
                <CategoryRow
                  key={category.id}
                  category={category}
                  link={linkTo(category.id)}
                  onOpen={mayEdit ? (kind) => open({ kind, category }) : undefined}
                />
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {opened?.kind === 'add' && <CategoryDialog categories={categories ?? []} onClose={close} />}
      {opened?.kind === 'edit' && (
        <CategoryDialog category={opened.category} categories={categories ?? []} onClose={close} />
      )}
      {opened?.kind === 'remove' && (
        <RemoveCategoryDialog category={opened.category} categories={categories ?? []} onClose={close} />
      )}
    </Box>
  );
}

interface CategoryRowProps {
  category: RiskCategory;
  link: string;
  onOpen: ((kind: 'edit' | 'remove') => void) | undefined;
}

function CategoryRow({ category, link, onOpen }: CategoryRowProps) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const { name, colour, default_owner, risks, parent_id } = category;
  return (
    <TableRow hover>
      <TableCell sx={{ paddingInlineStart: parent_id === null ? 2 : 5 }}>
        <Box
          component="span"
          aria-hidden
          sx={{
            display: 'inline-block',
            width: 10,
            height: 10,
            borderRadius: '3px',
            marginInlineEnd: 1,
            bgcolor: colour ?? 'transparent',
            boxShadow: colour === null ? 'inset 0 0 0 1px var(--divider)' : 'none',
          }}
        />
        <bdi>{name}</bdi>
      </TableCell>
      <TableCell sx={onlyWide}>{default_owner === null ? '–' : <bdi>{default_owner.name}</bdi>}</TableCell>
      <TableCell align="right">
        {risks === 0 ? (
          formats.number(0)
        ) : (
          <Link component={RouterLink} to={link}>
            {formats.number(risks)}
          </Link>
        )}
      </TableCell>
      {onOpen && (
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
          <RowActions
            of={name}
            actions={[
              { label: t('model.screen.factors.change'), onClick: () => onOpen('edit') },
              {
                label: t('web:remove'),
                onClick: () => onOpen('remove'),
                isDestructive: true,
              },
            ]}
          />
        </TableCell>
      )}
    </TableRow>
  );
}
