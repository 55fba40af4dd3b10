import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { roadmapLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import type { Activity } from '../activity-log.contract.ts';

type ActObject = Activity['objects'][number];

const pathOf = (type: string, id: string): string | null =>
  type === 'maturity_assessment' ? roadmapLink(id) : recordPath(type, id);

/** A record that an act was about, by what people call it; it leads there, where it has a page. */
export function RecordLink({ record: { type, id, ref } }: { record: ActObject }) {
  if (ref === null) return null;
  const path = pathOf(type, id);
  if (path === null) return <bdi>{ref}</bdi>;
  return (
    <Link component={RouterLink} to={path} onClick={(event) => event.stopPropagation()}>
      <bdi>{ref}</bdi>
    </Link>
  );
}
