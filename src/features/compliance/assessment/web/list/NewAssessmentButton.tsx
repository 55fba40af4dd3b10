import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { LazyMenu } from '#platform/web/ui/menus/LazyMenu.tsx';
import type { StandardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { pathOfNewAssessment } from '#features/compliance/standard/standard-path.rules.ts';
import { useStandards } from '../shared/standards.hooks.ts';

const plus = <Plus size={16} aria-hidden />;

/** Leads to the form that begins an assessment: by this standard, or by one that is chosen from a menu. */
export function NewAssessmentButton({ standard }: { standard: StandardKey | undefined }) {
  const { t } = useTranslation('compliance-assessment');
  const { offered } = useStandards();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (standard !== undefined)
    return (
      <Button variant="contained" component={Link} to={pathOfNewAssessment(standard)} startIcon={plus}>
        {t('list.new')}
      </Button>
    );
  return (
    <>
      <Button
        variant="contained"
        startIcon={plus}
        endIcon={<ChevronDown size={16} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('list.new')}
      </Button>
      <LazyMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {offered.map(({ key, name }) => (
          <MenuItem key={key} component={Link} to={pathOfNewAssessment(key)}>
            <bdi>{name}</bdi>
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  );
}
