import Button from '@mui/material/Button';
import { LibraryBig } from 'lucide-react';
import { Fragment, useEffect, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { inUnit, type FrameworkInView } from './maturity-paths.ts';
import { useOwnFrameworks } from './own-frameworks.hooks.ts';
import { useFrameworkInAddress } from './framework-in-address.hooks.ts';
import './own-framework.css';

interface OwnFrameworkInAddressProps {
  /** Of the page, while it has no framework. */
  title: string;
  /** The same page about a framework. */
  link: (framework: FrameworkInView) => string;
  /** Only those that a new assessment can be by. */
  offered?: boolean;
  children: (framework: FrameworkInView) => ReactNode;
}

/** The framework a page is about. Where it is one of the organisation's own and the address names none, the page offers a choice;
 *  of one alone there is nothing to choose. */
export function OwnFrameworkInAddress({
  title,
  link,
  offered = false,
  children,
}: OwnFrameworkInAddressProps) {
  const { t } = useTranslation('maturity');
  const view = useFrameworkInAddress();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isOwn = view.framework === 'custom';
  const { own, error, retry } = useOwnFrameworks({ enabled: isOwn });
  const known = own?.filter(({ status }) => !offered || status === 'published');
  const isUnknown =
    isOwn && view.framework_id !== null && known?.every(({ id }) => id !== view.framework_id) === true;
  useEffect(() => {
    if (!isUnknown) return;
    showSnackbar({ message: t('own.unknown'), variant: 'warning' });
    void navigate(pathname, { replace: true });
  }, [isUnknown, navigate, pathname, t]);

  if (isUnknown) return null;
  if (!isOwn || view.framework_id !== null)
    return <Fragment key={view.framework_id}>{children(view)}</Fragment>;
  const linkTo = (id: string) => inUnit(link({ framework: 'custom', framework_id: id }), search.get('dpt'));
  const [only, ...others] = known ?? [];
  const isOnlyOne = only !== undefined && others.length === 0;
  return (
    // Until it is known whether there is anything to choose, the page is not what it will be.
    <div aria-busy={isOnlyOne || (known === undefined && error === null)}>
      <PageHeader title={title} />
      {isOnlyOne && <Navigate to={linkTo(only.id)} replace />}
      {error !== null && <FailureNotice failure={error} onRetry={retry} />}
      {known?.length === 0 && <NoneYet />}
      {known !== undefined && known.length > 1 && (
        <nav className="own-frameworks" aria-label={t('own.choose')}>
          <p>{t('own.choose')}</p>
          <ul>
            {known.map(({ id, name, description }) => (
              <li key={id}>
                <Link to={linkTo(id)}>
                  <bdi>{name}</bdi>
                </Link>
                <p>
                  <bdi>{description}</bdi>
                </p>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function NoneYet() {
  const { t } = useTranslation('maturity');
  const { type } = usePerson();
  const mayWrite = mayCall('admin', type);
  return (
    <EmptyState
      icon={<LibraryBig size={40} aria-hidden />}
      action={
        mayWrite && (
          <Button variant="contained" component={Link} to="/settings/frameworks">
            {t('own.write')}
          </Button>
        )
      }
    >
      {t(mayWrite ? 'own.none' : 'own.none_reader')}
    </EmptyState>
  );
}
