import { Link } from 'react-router';
import { daysBetween } from '#platform/contract/today.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { WorkItem } from '../work.contract.ts';
import './work.css';

const tones: Record<WorkItem['flags'][number], StatusTone> = {
  overdue: 'error',
  due_today: 'warning',
  due_soon: 'info',
};

/** One thing that waits: what is asked for, of which record, until when; and whose it is, where somebody is away. */
export function WorkRow({ item, today }: { item: WorkItem; today: string }) {
  const { t, tOpen } = useTranslation('workspace-work');
  const { kind, ref, title, link, due_on, in_place_of, flags } = item;
  return (
    <li className="work-row">
      <Link to={link} className="work-link">
        <span className="work-asked">{tOpen(`kinds.${kind}`)}</span>
        <span className="work-title">
          <bdi className="work-ref">{ref}</bdi> <span dir="auto">{title}</span>
        </span>
      </Link>
      <span className="work-facts">
        {in_place_of !== null && <span>{t('screen.in_place_of', { name: in_place_of.name })}</span>}
        {due_on !== null && <Due day={due_on} flags={flags} today={today} />}
      </span>
    </li>
  );
}

interface DueProps {
  day: string;
  flags: WorkItem['flags'];
  today: string;
}

/** When it is due, and how far that is from today: what is late or near says so in a pill. */
function Due({ day, flags, today }: DueProps) {
  const { t } = useTranslation('workspace-work');
  const formats = useFormats();
  const values = {
    day: formats.day(day),
    when: formats.relativeDay(day, today),
    count: daysBetween(day, today),
  };
  return (
    <>
      <time dateTime={day} title={formats.full(day)}>
        {t(flags.length === 0 ? 'screen.due_later' : 'screen.due', values)}
      </time>
      {flags.map((flag) => (
        <StatusPill key={flag} tone={tones[flag]}>
          {t(`flag.${flag}`, values)}
        </StatusPill>
      ))}
    </>
  );
}
