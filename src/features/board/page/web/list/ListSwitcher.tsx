import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useBoardView } from '../board/board-view.hooks.ts';
import { listsIn } from '../move/drop-place.ts';

/** Which list is looked at where one fills the screen, and the way to the others. */
export function ListSwitcher({ row }: { row: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('board-page');
  const { lists } = useBoardView();
  const [seen, see] = useState(lists[0]?.id);
  const order = lists.map(({ id }) => id).join(' ');
  useEffect(() => {
    const { current } = row;
    if (current === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting && target instanceof HTMLElement) see(target.dataset['list']);
      },
      { root: current, threshold: 0.6 },
    );
    for (const list of listsIn(current)) watch.observe(list);
    return () => watch.disconnect();
    // Other lists are others to look at.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [row, order]);
  // Across alone: nothing else on the page is to move.
  const goTo = (id: string) => {
    const { current } = row;
    const list = current?.querySelector(`[data-list="${CSS.escape(id)}"]`);
    if (!current || !list) return;
    const [from, to] = [current.getBoundingClientRect(), list.getBoundingClientRect()];
    const left = to.left + to.width / 2 - (from.left + from.width / 2);
    current.scrollBy({ left, behavior: 'smooth' });
  };
  return (
    <nav className="list-switcher" aria-label={t('list.switch')}>
      {lists.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-label={name}
          title={name}
          aria-current={id === seen}
          onClick={() => goTo(id)}
        />
      ))}
    </nav>
  );
}
