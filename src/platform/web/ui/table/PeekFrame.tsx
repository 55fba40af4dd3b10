import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLater } from '#platform/web/browser/later.hooks.ts';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { peekId, type PeekNavigation } from './PeekLayout.tsx';
import '#platform/web/ui/buttons/buttons.css';
import './peek.css';

interface PeekFrameProps extends PeekNavigation {
  /** What it shows, for those who do not see it. */
  label: string;
  /** R-0042, as soon as it is known. */
  reference: string | undefined;
  /** Its page. */
  to: string;
  children: ReactNode;
}

/** The side panel of a list: which row, the rows beside it, its whole page, and below them what it says. */
export function PeekFrame({ label, reference, to, onClose, onPrevious, onNext, children }: PeekFrameProps) {
  const { t } = useTranslation('web');
  // After the list has made room.
  const isFilled = useLater(true, 2, false);
  const navigation = [
    { name: 'previous', Icon: ChevronUp, go: onPrevious },
    { name: 'next', Icon: ChevronDown, go: onNext },
  ] as const;
  return (
    <section id={peekId} className="peek-frame" aria-label={label} data-keys="page">
      <div className="peek-head">
        <bdi>{reference}</bdi>
        {navigation.map(({ name, Icon, go }) => (
          <IconAction key={name} label={t(`peek.${name}`)} disabled={go === undefined} onClick={go}>
            <Icon size={16} aria-hidden />
          </IconAction>
        ))}
        <Link to={to} className="plain-button is-primary is-outlined">
          {t('peek.open')}
        </Link>
        <IconAction label={t('peek.close')} onClick={onClose}>
          <X size={16} aria-hidden />
        </IconAction>
      </div>
      <div className="peek-content">{isFilled && children}</div>
    </section>
  );
}
