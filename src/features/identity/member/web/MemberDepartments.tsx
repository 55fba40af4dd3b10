import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useController, useWatch } from 'react-hook-form';
import { departmentAccesses, type DepartmentAccess } from '#platform/contract/access.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PicksInput } from '#platform/web/ui/inputs/PicksInput.tsx';
import { useEveryDepartment } from '#features/organisation/department/web/shared/department-picks.hooks.ts';

/** The departments of somebody and what they may do in each, in the surrounding form. */
export function MemberDepartments() {
  const { t } = useTranslation('identity-member');
  const { picks } = useEveryDepartment();
  const chosen = useWatch<{ department_ids?: string[] }, 'department_ids'>({ name: 'department_ids' }) ?? [];
  const { field } = useController<{ accesses: Record<string, DepartmentAccess> }, 'accesses'>({
    name: 'accesses',
  });
  const accesses = field.value;
  return (
    <>
      <PicksInput
        name="department_ids"
        label={t('change.departments')}
        help={t('change.departments_help')}
        picks={picks}
        none={t('change.no_departments')}
        optional
      />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {chosen.map((id) => {
          const name = picks.find(({ value }) => value === id)?.label ?? '…';
          return (
            <Box
              component="li"
              key={id}
              sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
            >
              <bdi>{name}</bdi>
              <Select
                size="small"
                value={accesses[id] ?? 'viewer'}
                onChange={({ target }) => field.onChange({ ...accesses, [id]: target.value })}
                SelectDisplayProps={{ 'aria-label': t('change.access', { name }) }}
                sx={{ minWidth: 140 }}
              >
                {departmentAccesses.map((access) => (
                  <MenuItem key={access} value={access}>
                    {t(`access.${access}`)}
                  </MenuItem>
                ))}
              </Select>
            </Box>
          );
        })}
      </Box>
    </>
  );
}
