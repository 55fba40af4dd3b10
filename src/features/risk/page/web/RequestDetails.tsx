import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { OtherRisk } from './OtherRisk.tsx';

type Request = NonNullable<Risk['request']>;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Exactly what would become true if a request were confirmed. */
export function RequestDetails({ request }: { request: Request }) {
  const { t, tOpen } = useTranslation(['risk', 'record']);
  const { verb, details } = request;
  const text = (name: string) => textOf(details[name]);
  if (verb === 'avoid')
    return (
      <FactList>
        <Fact name={t('page.treatment.what_stopped')}>
          <span dir="auto">{text('what_stopped')}</span>
        </Fact>
        <Fact name={t('page.treatment.on')}>
          <DateText value={text('on') ?? null} />
        </Fact>
      </FactList>
    );
  if (verb === 'transfer')
    return (
      <FactList>
        <Fact name={t('page.treatment.party')}>
          <bdi>{text('party')}</bdi>
        </Fact>
        <Fact name={t('page.treatment.instrument')}>
          <bdi>{text('instrument')}</bdi>
        </Fact>
        <Fact name={t('page.treatment.ends_on')}>
          <DateText value={text('ends_on') ?? null} />
        </Fact>
      </FactList>
    );
  const other = text('other_id');
  return (
    <FactList>
      <Fact name={t('verb.close.reason')}>
        {tOpen(`words.close_reason.${text('reason') ?? 'treated_stable'}`)}
      </Fact>
      {other && (
        <Fact name={t('page.closed.other')}>
          <OtherRisk id={other} />
        </Fact>
      )}
      {text('note') && (
        <Fact name={t('verb.note')}>
          <span dir="auto">{text('note')}</span>
        </Fact>
      )}
    </FactList>
  );
}
