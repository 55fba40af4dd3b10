import Box from '@mui/material/Box';
import { useOwnData } from '#features/identity/person/web/shared/own-data.hooks.ts';
import mark from '#platform/web/ui/page/mark.svg';

/** The organisation's logo, or the product's mark until there is one. Folded, a mark is all there is room for. */
export function Logo({ open = true }: { open?: boolean }) {
  const { logo, organization_name } = useOwnData().organization_data;
  if (logo !== null)
    return (
      <Box
        component="img"
        src={logo}
        alt={organization_name}
        sx={{ flex: 'none', height: 32, maxWidth: open ? 160 : 32, objectFit: 'contain' }}
      />
    );
  return (
    <Box sx={{ flex: 'none', display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <img src={mark} alt="" width={32} height={32} />
      <Box
        component="span"
        sx={{ typography: 'h2', whiteSpace: 'nowrap', opacity: open ? 1 : 0, transition: 'opacity 150ms' }}
      >
        Plumbline
      </Box>
    </Box>
  );
}
