import { GripVertical } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Reorder } from './reorder.hooks.ts';

interface RowHandleProps {
  reorder: Reorder;
  /** Where its row stands, and who it is. */
  at: number;
  row: string;
  /** What it moves. */
  name: string;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves its row: by dragging it, or with the arrow keys. */
export function RowHandle({ reorder, at, row, name }: RowHandleProps) {
  const { t } = useTranslation('maturity-framework');
  return (
    <button
      type="button"
      className="framework-handle"
      data-handle={row}
      aria-label={t('editor.move', { name })}
      title={t('editor.move_help')}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        reorder.onTake(at);
      }}
      onPointerMove={({ clientY }) => reorder.onDrag(clientY)}
      onPointerUp={reorder.onDrop}
      onPointerCancel={reorder.onLeave}
      onKeyDown={(event) => {
        const delta = steps[event.key];
        if (delta === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        reorder.onStep(at, delta);
      }}
    >
      <GripVertical size={16} aria-hidden />
    </button>
  );
}
