import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { folded } from '#platform/contract/folding.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import type { Covering } from '../../mapping.contract.ts';
import { RelationPill } from '../shared/RelationPill.tsx';

type Requirement = Covering['requirements'][number];

interface CoveredRequirementsProps {
  covering: Covering;
  nameOf: (standard: string) => string;
}

/** So many are shown at first. */
const first = 40;

/** Requirement by requirement: which of the others it answers, and how. */
export function CoveredRequirements({ covering, nameOf }: CoveredRequirementsProps) {
  const { t } = useTranslation('compliance-mapping');
  const formats = useFormats();
  const [q, search] = useState<string>();
  const [section, narrow] = useState<string>();
  const [isMapped, keepMapped] = useState(false);
  const [isWhole, showWhole] = useState(false);
  const sections = new Map(covering.requirements.map((one) => [one.section, one.section_title]));
  const words = folded(q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const fits = (one: Requirement) =>
    (section === undefined || one.section === section) &&
    (!isMapped || one.answers.length > 0) &&
    words.every((word) => folded(`${one.code} ${one.title}`).includes(word));
  const found = covering.requirements.filter(fits);
  const shown = isWhole ? found : found.slice(0, first);
  return (
    <SectionCard title={t('page.table')}>
      <div className="list-filters">
        <SearchInput label={t('page.search')} value={q} onChange={search} />
        <OneFilter
          label={t('web:field.section')}
          any={t('page.any_section')}
          values={[...sections.keys()]}
          nameOf={(code) => `${code} ${sections.get(code) ?? ''}`}
          value={section}
          onChange={narrow}
        />
        <FormControlLabel
          control={
            <Checkbox size="small" checked={isMapped} onChange={(_, checked) => keepMapped(checked)} />
          }
          label={t('page.only_mapped')}
        />
      </div>
      {found.length === 0 && <Typography color="textSecondary">{t('page.no_match')}</Typography>}
      <ul className="covered-list" aria-label={t('page.table')}>
        {shown.map((one) => (
          <li key={one.code}>
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <strong>
                <bdi>{one.code}</bdi>
              </strong>{' '}
              {one.title}
            </Box>
            <Answers answers={one.answers} nameOf={nameOf} />
          </li>
        ))}
      </ul>
      {found.length > first && (
        <Button sx={{ justifySelf: 'start' }} onClick={() => showWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? t('page.less') : t('page.show', { number: formats.number(found.length) })}
        </Button>
      )}
    </SectionCard>
  );
}

function Answers({
  answers,
  nameOf,
}: {
  answers: Requirement['answers'];
  nameOf: (standard: string) => string;
}) {
  const { t } = useTranslation('compliance-mapping');
  if (answers.length === 0) return <Typography color="textSecondary">{t('page.covers_nothing')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {[...Map.groupBy(answers, ({ standard }) => standard)].map(([standard, those]) => (
        <div key={standard}>
          <Typography variant="body2" color="textSecondary">
            <bdi>{nameOf(standard)}</bdi>
          </Typography>
          <ul className="covered-answers">
            {those.map(({ code, title, relation }) => (
              <li key={code}>
                <RelationPill relation={relation} />
                <span>
                  <bdi>{code}</bdi> {title}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Box>
  );
}
