import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useLanguage } from '#platform/web/language/language.hooks.ts';

/** From the former to the latter, in the direction one reads. */
export function ForwardArrow({ size = 14 }: { size?: number }) {
  const { direction } = useLanguage();
  const Arrow = direction === 'rtl' ? ArrowLeft : ArrowRight;
  return <Arrow size={size} aria-hidden style={{ flex: 'none', verticalAlign: 'middle' }} />;
}
