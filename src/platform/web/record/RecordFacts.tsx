import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { AnyField, FieldKind } from '#platform/contract/record/field.ts';
import type { AnyRecord } from '#platform/contract/record/record.ts';
import type { Namespace } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { useFieldWords } from './field-words.hooks.ts';
import { currencyOf } from './currency-of.ts';
import { valueIn } from '#platform/contract/values/keys.ts';

interface RecordFactsProps {
  record: AnyRecord;
  feature: Namespace;
  /** The record as its contract answers it. */
  shown: object;
  /** Fields and acts that stand elsewhere on the page, or nowhere. */
  leavesOut?: readonly string[];
  /** What is empty is no fact. */
  leavesOutEmpty?: boolean;
  /** Fields that look otherwise here. */
  cells?: Partial<Record<string, ReactNode>>;
  /** Before the fields, and between them and what was done. */
  first?: ReactNode;
  further?: ReactNode;
  /** Where a record that is named here is read. */
  linkTo: (type: string, id: string) => string | null;
}

const apart: readonly FieldKind[] = ['prose', 'remark', 'references', 'group', 'json'];
/** Texts and what has parts stand in the middle of a page, and the title above it. */
const isFact = ({ kind, listedAs }: AnyField): boolean => !apart.includes(kind) && listedAs !== 'title';

/** What is known about a record at a glance: its short fields, then who did what and when. */
export function RecordFacts({
  record,
  feature,
  shown,
  leavesOut = [],
  leavesOutEmpty = false,
  cells = {},
  first,
  further,
  linkTo,
}: RecordFactsProps) {
  const { t } = useTranslation('web');
  const held = (name: string) => valueIn(shown, name);
  const words = useFieldWords(record, feature, currencyOf(shown));
  const { flat } = usePerson().organisation;
  const facts = record
    .fieldsWhere((field) => isFact(field) && !(flat && field.kind === 'department'))
    .filter(([name]) => !leavesOut.includes(name))
    // Another record that is not named, or not seen, is no fact.
    .filter(([name, { kind }]) => kind !== 'reference' || held(name) !== null || name in cells)
    .filter(([name]) => !leavesOutEmpty || words.valueOf(name, held(name)) !== undefined);
  const acts = ['created', ...record.acts].filter(
    (act) => held(`${act}_at`) !== null && !leavesOut.includes(act),
  );
  return (
    <Card component="section" aria-label={t('record.facts')} sx={{ p: 2 }}>
      <FactList stacked>
        {first}
        {facts.map(([name, field]) => (
          <Fact key={name} stacked name={words.nameOf(name, 'page.fact')}>
            {cells[name] ?? (
              <Value
                field={field}
                value={held(name)}
                text={words.valueOf(name, held(name))}
                linkTo={(id) => linkTo(name, id)}
              />
            )}
          </Fact>
        ))}
        {further}
        {acts.map((act) => (
          <Fact key={act} stacked name={words.nameOf(act, 'page.fact')}>
            <Act at={held(`${act}_at`) as string} by={held(`${act}_by`) as { name: string } | null} />
          </Fact>
        ))}
        {!leavesOut.includes('updated_at') && (
          <Fact stacked name={words.nameOf('updated_at', 'page.fact')}>
            <DateText value={held('updated_at') as string} time />
          </Fact>
        )}
      </FactList>
    </Card>
  );
}

interface ValueProps {
  field: AnyField;
  value: unknown;
  text: string | undefined;
  linkTo: (id: string) => string | null;
}

function Value({ field: { kind }, value, text, linkTo }: ValueProps) {
  const { t } = useTranslation('web');
  switch (kind) {
    case 'day':
    case 'moment':
      return <DateText value={typeof value === 'string' ? value : null} />;
    case 'people':
      return text === undefined
        ? t('record.nobody')
        : (value as { id: string; name: string }[]).map(({ id, name }) => (
            <div key={id}>
              <bdi>{name}</bdi>
            </div>
          ));
    case 'person':
      return <bdi>{text ?? t('record.nobody')}</bdi>;
    case 'department':
      return <bdi>{text ?? t('record.whole')}</bdi>;
    case 'reference': {
      const { id, ref, title } = value as { id: string; ref: string; title: string };
      const to = linkTo(id);
      const name = (
        <>
          <bdi>{ref}</bdi> <span dir="auto">{title}</span>
        </>
      );
      return to === null ? (
        name
      ) : (
        <Link component={RouterLink} to={to}>
          {name}
        </Link>
      );
    }
    default:
      return text === undefined ? <span aria-hidden>–</span> : <bdi>{text}</bdi>;
  }
}

const Act = ({ at, by }: { at: string; by: { name: string } | null }) => (
  <>
    <DateText value={at} />
    {by !== null && (
      <div>
        <bdi>{by.name}</bdi>
      </div>
    )}
  </>
);
