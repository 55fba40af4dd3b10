import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { roadmapLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import type { Activity } from '../activity-log.contract.ts';

type ActObject = Activity['objects'][number];

const linkTo: Record<string, (id: string) => string> = {
  risk: (id) => riskLink('view', id),
  maturity_assessment: roadmapLink,
};

/** A record that an act was about, by what people call it; it leads there, where it has a page. */
export function RecordLink({ record: { type, id, ref } }: { record: ActObject }) {
  if (ref === null) return null;
  const link = linkTo[type];
  if (link === undefined) return <bdi>{ref}</bdi>;
  return (
    <Link component={RouterLink} to={link(id)} onClick={(event) => event.stopPropagation()}>
      <bdi>{ref}</bdi>
    </Link>
  );
}
