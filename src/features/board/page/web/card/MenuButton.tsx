import { Ellipsis } from 'lucide-react';
import { useEffect, useId } from 'react';
import { openMenu, renewMenu, type MoreAction } from '#platform/web/ui/menus/open-menu.ts';
import '#platform/web/ui/buttons/buttons.css';
// There with the button: whoever opens it waits for no file.
import '#platform/web/ui/menus/ActionMenu.tsx';

/** The button of a menu that is drawn often: no component of the library. */
export function MenuButton({ label, actions }: { label: string; actions: readonly MoreAction[] }) {
  const owner = useId();
  useEffect(() => renewMenu(owner, actions), [owner, actions]);
  return (
    <button
      type="button"
      className="icon-action"
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => openMenu(currentTarget, { owner, actions })}
    >
      <Ellipsis size={16} aria-hidden />
    </button>
  );
}
