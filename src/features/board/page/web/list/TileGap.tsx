/** Where a card that is dragged would be put. */
export const TileGap = ({ height = 0 }: { height: number | undefined }) => (
  <div className="tile-gap" style={{ height }} />
);
