import { BarContent } from './BarContent.tsx';

const year = new Date().getFullYear();

/** The bar below the page. */
export function Footer({ contained }: { contained: number | undefined }) {
  return (
    <footer className="bar bar-footer not-printed">
      <BarContent contained={contained}>
        <small style={{ fontSize: 'inherit' }}>
          {/* A name and a year read from the left in every language. */}
          <bdi dir="ltr">{`© ${year} Plumbline`}</bdi>
        </small>
      </BarContent>
    </footer>
  );
}
