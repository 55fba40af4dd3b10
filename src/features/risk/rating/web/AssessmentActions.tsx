import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { bases } from '#features/risk/model/risk-level-names.contract.ts';
import type { ModelLevel } from '#features/risk/model/risk-model.contract.ts';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';

interface AssessmentActionsProps {
  risk: Risk;
  /** Of each basis as it would be, in the order of `bases`. */
  levels: readonly (ModelLevel | undefined)[];
  isSaving: boolean;
}

/** The bar at the lower edge: saving and leaving, and the levels where the result is out of sight. */
export function AssessmentActions({ risk, levels, isSaving }: AssessmentActionsProps) {
  const { t } = useTranslation('risk');
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 5,
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        py: 1.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button
        type="submit"
        variant="contained"
        disabled={isSaving}
        sx={{ flex: 'none', whiteSpace: 'nowrap' }}
      >
        {t('assess.verb')}
      </Button>
      <Button
        component={Link}
        to={riskLink('view', risk.id)}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {t('web:cancel')}
      </Button>
      <Box sx={{ flex: 1 }} />
      {/* Where the result stands above the form, it is out of sight while one rates. */}
      <Box aria-hidden sx={{ display: { xs: 'flex', lg: 'none' }, gap: 0.5 }}>
        {bases.map((basis, index) => {
          const level = levels[index];
          return level && <RiskLevel key={basis} level={level} compact />;
        })}
      </Box>
    </Box>
  );
}
