import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { RelationEdge, RelationNode } from '../relation.contract.ts';
import { RelationStatus } from './RelationStatus.tsx';

interface RelationTableProps {
  nodes: readonly RelationNode[];
  edges: readonly RelationEdge[];
}

/** The same as the picture, one row for each: what it is, how it stands, and what leads to it. */
export function RelationTable({ nodes, edges }: RelationTableProps) {
  const { t } = useTranslation('treatment-relation');
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const nameOf = ({ kind, ref }: RelationNode) => ref ?? t(`kind.${kind}`);
  return (
    // On a phone the page scrolls, and nothing within it.
    <TableContainer sx={{ maxHeight: { sm: 640 } }}>
      <Table
        size="small"
        stickyHeader
        aria-label={t('view.table')}
        sx={{ '& td, & th': { px: 1, typography: 'table', verticalAlign: 'top' } }}
      >
        <TableHead>
          <TableRow>
            {(['what', 'status', 'from'] as const).map((column) => (
              <TableCell key={column} sx={{ fontWeight: '600 !important' }}>
                {t(`column.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {nodes.map((node) => (
            <TableRow key={node.id}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {t(`kind.${node.kind}`)} <bdi>{node.ref}</bdi>{' '}
                <MuiLink component={Link} to={node.link} dir="auto">
                  {node.title}
                </MuiLink>
              </TableCell>
              <TableCell>
                <RelationStatus node={node} />
              </TableCell>
              <TableCell>
                {edges
                  .filter(({ to }) => to === node.id)
                  .flatMap(({ from }) => byId.get(from) ?? [])
                  .map((one) => (
                    <bdi key={one.id} style={{ display: 'block', whiteSpace: 'nowrap' }}>
                      {nameOf(one)}
                    </bdi>
                  ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
