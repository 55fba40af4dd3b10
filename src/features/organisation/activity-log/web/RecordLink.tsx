import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { Activity } from '../activity-log.contract.ts';
import { useLoggedRecords } from './shared/logged-records.hooks.ts';

type ActObject = Activity['objects'][number];

/** A record that an act was about, by what people call it; it leads there, where it has a page. */
export function RecordLink({ record: { type, id, ref } }: { record: ActObject }) {
  const { pathOf } = useLoggedRecords();
  if (ref === null) return null;
  const path = pathOf(type, id);
  if (path === null) return <bdi>{ref}</bdi>;
  return (
    <Link component={RouterLink} to={path} onClick={(event) => event.stopPropagation()}>
      <bdi>{ref}</bdi>
    </Link>
  );
}
