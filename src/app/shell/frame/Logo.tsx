import { useOwnData } from '#features/identity/person/web/shared/own-data.hooks.ts';
import mark from '#platform/web/ui/page/mark.svg';
import './bars.css';

/** The organisation's logo, or the product's mark until there is one. Folded, a mark is all there is room for. */
export function Logo({ open = true }: { open?: boolean }) {
  const { logo, organization_name } = useOwnData().organization_data;
  if (logo !== null)
    return (
      <img
        className="logo-picture"
        src={logo}
        alt={organization_name}
        style={{ maxWidth: open ? 160 : 32 }}
      />
    );
  return (
    <div className="logo">
      <img src={mark} alt="" width={32} height={32} decoding="sync" />
      <span className="logo-name" style={{ opacity: open ? 1 : 0 }}>
        Plumbline
      </span>
    </div>
  );
}
