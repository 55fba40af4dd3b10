import type { Tag } from '../../risk-tag.contract.ts';
import './tag-list.css';

interface TagListProps {
  tags: readonly Pick<Tag, 'id' | 'name' | 'colour'>[];
  wrap?: boolean;
}

/** The tags of a risk, each with its colour as a dot. */
export function TagList({ tags, wrap = false }: TagListProps) {
  if (tags.length === 0) return <>–</>;
  return (
    <span
      className={wrap ? 'tag-list is-wrapped' : 'tag-list'}
      title={tags.map(({ name }) => name).join(', ')}
    >
      {tags.map(({ id, name, colour }) => (
        <span key={id}>
          <i style={colour === null ? undefined : { background: colour }} />
          <bdi>{name}</bdi>
        </span>
      ))}
    </span>
  );
}
