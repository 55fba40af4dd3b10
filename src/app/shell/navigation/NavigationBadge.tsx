import { textOn } from '#platform/contract/contrast.ts';
import type { NavigationItem } from './navigation.ts';

/** A few letters after a title: how many wait there. */
export function NavigationBadge({ title, bg, fg }: NonNullable<NavigationItem['badge']>) {
  return (
    <span
      style={{
        display: 'inline-block',
        minWidth: 20,
        height: 20,
        paddingInline: 7,
        borderRadius: 10,
        fontSize: 11,
        lineHeight: '20px',
        fontWeight: 600,
        textAlign: 'center',
        background: bg ?? 'var(--secondary)',
        color: fg ?? (bg === undefined ? 'var(--on-secondary)' : textOn(bg)),
      }}
    >
      {title}
    </span>
  );
}
