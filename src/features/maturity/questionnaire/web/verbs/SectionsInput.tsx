import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';

/** Some of the sections, each with who has it now. */
export function SectionsInput({ sections }: Pick<Assessment, 'sections'>) {
  const { t } = useTranslation('maturity');
  const id = useId();
  const { field, fieldState } = useController<{ section_ids: string[] }, 'section_ids'>({
    name: 'section_ids',
  });
  const chosen = field.value;
  const choose = (ids: readonly string[], isChosen: boolean) =>
    field.onChange(
      sections.map(({ id }) => id).filter((one) => (ids.includes(one) ? isChosen : chosen.includes(one))),
    );
  const all = sections.map((section) => section.id);
  const lines = [
    { key: 'all', ids: all, label: t('verb.assign.all'), code: '', people: '' },
    ...sections.map(({ id: section, code, name, assigned_to }) => ({
      key: section,
      ids: [section],
      code,
      label: name,
      people: assigned_to.map((person) => person.name).join(t('words.between')),
    })),
  ];
  return (
    <FormControl
      component="fieldset"
      fullWidth
      error={fieldState.error !== undefined}
      aria-describedby={`${id}-help`}
      sx={{ mb: 2 }}
    >
      <FormLabel
        component="legend"
        sx={{ mb: 0.5, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 500, color: 'text.primary' }}
      >
        {t('verb.assign.sections')}
      </FormLabel>
      <Box
        sx={{
          maxHeight: 280,
          overflow: 'auto',
          border: 1,
          borderColor: fieldState.error ? 'error.main' : 'divider',
          borderRadius: 1,
        }}
      >
        {lines.map(({ key, ids, code, label, people }, at) => {
          const many = ids.filter((one) => chosen.includes(one)).length;
          return (
            <Box
              component="label"
              key={key}
              sx={{
                display: 'flex',
                gap: 1,
                px: 1.5,
                py: 0.75,
                cursor: 'pointer',
                ...(at === 0 && { borderBottom: 1, borderColor: 'divider', fontWeight: 500 }),
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <Box
                component="input"
                type="checkbox"
                checked={many === ids.length}
                ref={(box: HTMLInputElement | null) => {
                  if (box === null) return;
                  box.indeterminate = many > 0 && many < ids.length;
                  if (at === 0) field.ref(box);
                }}
                onChange={(event) => choose(ids, event.target.checked)}
                onBlur={field.onBlur}
                sx={{ m: 0, mt: '2px', width: 16, height: 16, flex: 'none', accentColor: 'var(--primary)' }}
              />
              {code !== '' && (
                <Box component="bdi" sx={{ color: 'text.secondary', minWidth: 28 }}>
                  {code}
                </Box>
              )}
              <span>
                {label}
                {people !== '' && (
                  <Box
                    component="span"
                    sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}
                  >
                    {t('verb.assign.given', { names: people })}
                  </Box>
                )}
              </span>
            </Box>
          );
        })}
      </Box>
      <FormHelperText id={`${id}-help`}>{fieldState.error?.message}</FormHelperText>
    </FormControl>
  );
}
