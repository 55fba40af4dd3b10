import Box from '@mui/material/Box';
import type { Tag } from '../../risk-tag.contract.ts';

interface TagListProps {
  tags: readonly Pick<Tag, 'id' | 'name' | 'colour'>[];
  wrap?: boolean;
}

/** The tags of a risk, each with its colour as a dot. */
export function TagList({ tags, wrap = false }: TagListProps) {
  if (tags.length === 0) return <>–</>;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', gap: 0.75, flexWrap: wrap ? 'wrap' : 'nowrap' }}
      title={tags.map(({ name }) => name).join(', ')}
    >
      {tags.map(({ id, name, colour }) => (
        <Box
          component="span"
          key={id}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            px: 0.75,
            height: 20,
            border: 1,
            borderColor: 'divider',
            borderRadius: '6px',
            typography: 'caption',
            whiteSpace: 'nowrap',
          }}
        >
          <Box
            component="span"
            sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'text.secondary' }}
            style={colour === null ? undefined : { backgroundColor: colour }}
          />
          <bdi>{name}</bdi>
        </Box>
      ))}
    </Box>
  );
}
