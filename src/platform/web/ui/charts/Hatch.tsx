/** Lines in a colour, to fill a shape of an SVG with: `url(#id)`. What is not of the same kind as what is filled. */
export const Hatch = ({ id, colour, width = 1.5 }: { id: string; colour: string; width?: number }) => (
  <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width={6} height={6} fill="var(--paper)" />
    <rect width={width} height={6} fill={colour} />
  </pattern>
);
