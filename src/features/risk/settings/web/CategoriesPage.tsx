import Box from '@mui/material/Box';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { CategoriesTab } from '#features/risk/category/web/shared/CategoriesTab.tsx';
import { registerLink } from '#features/risk/filter/web/shared/register-link.ts';

/** The categories of risks. Everybody reads them; an Admin changes them. */
export function CategoriesPage() {
  const { t } = useTranslation('risk');
  return (
    <>
      <PageHeader title={t('model.screen.tab.categories')} />
      <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1280 }}>
        <CategoriesTab linkTo={(id) => registerLink({ category: [id], status: 'open' })} />
      </Box>
    </>
  );
}
