import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Department } from '../../department.contract.ts';
import { useDepartment, useDepartmentInAddress } from './department.hooks.ts';

/** How deep a department lies below the top, for its indent. */
function depthOf(department: Department, all: readonly Department[]): number {
  const parent = all.find(({ id }) => id === department.parent_id);
  return parent === undefined ? 0 : 1 + depthOf(parent, all);
}

/** The Business Unit select of the navigation bar. A flat organisation has nothing to select. */
export function DepartmentSelect() {
  const { t } = useTranslation('organisation-department');
  const { dpt, departments, mayChooseWhole, pending, choose } = useDepartment();
  useDepartmentInAddress();
  if (pending || departments.length === 0) return null;
  return (
    <TextField
      select
      label={t('screen.business_unit')}
      value={dpt ?? ''}
      onChange={(event) => choose(event.target.value === '' ? undefined : event.target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          displayEmpty: true,
          renderValue: (value) =>
            departments.find(({ id }) => id === value)?.name ??
            (mayChooseWhole ? t('screen.whole') : t('screen.select_department')),
        },
      }}
    >
      {mayChooseWhole && <MenuItem value="">{t('screen.whole')}</MenuItem>}
      {departments.map((department) => (
        <MenuItem
          key={department.id}
          value={department.id}
          sx={{ paddingInlineStart: 2 + 2 * depthOf(department, departments) }}
        >
          {department.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
