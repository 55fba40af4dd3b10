import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import type { Namespace } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';

/** Nothing is left of a list as it was narrowed: the feature's texts say so as `list.none`. */
export function NothingFound({ feature, onReset }: { feature: Namespace; onReset: () => void }) {
  const { tOpen } = useTranslation([feature, 'record']);
  return (
    <EmptyState
      icon={<SearchX size={32} aria-hidden />}
      action={
        <Button variant="outlined" onClick={onReset}>
          {tOpen('list.reset')}
        </Button>
      }
    >
      {tOpen('list.none')}
    </EmptyState>
  );
}
