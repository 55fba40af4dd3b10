import { useMemo } from 'react';
import { encode } from 'uqr';

/** A text as a picture for a camera: dark on light in every theme, with the margin that readers need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 4 });
    const cells = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: code.size, path: cells.join('') };
  }, [text]);
  return (
    <svg
      className="guest-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className="guest-code-light" />
      <path d={path} className="guest-code-dark" />
    </svg>
  );
}
