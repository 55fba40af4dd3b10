import type { SimulationResult } from '../quantification.contract.ts';

type Curve = SimulationResult['curve'];

const height = 240;
const [percentRoom, endRoom] = [52, 20];
/** As far apart as the names of two losses are. */
const nameRoom = 72;
/** What the highest line may stand at. */
const tops = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1];

/** The powers of ten between two losses; the two themselves where there are fewer than two. */
function tensBetween(from: number, to: number): number[] {
  const [first, last] = [Math.ceil(Math.log10(from)), Math.floor(Math.log10(to))];
  const tens = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => 10 ** (first + at));
  return tens.length < 2 ? [from, to] : tens;
}

/** Where the points of an exceedance curve lie: across by the logarithm of the loss, up by the probability of more. */
export function exceedanceLayout(curve: Curve, { width, mirrored }: { width: number; mirrored: boolean }) {
  const [top, bottom] = [12, height - 44];
  const [start, end] = mirrored ? [width - percentRoom, endRoom] : [percentRoom, width - endRoom];
  const [from, to] = [curve[0]?.loss ?? 1, curve.at(-1)?.loss ?? 1];
  const place = (loss: number) => Math.log10(loss / from) / (Math.log10(to / from) || 1);
  const x = (loss: number) => start + place(loss) * (end - start);
  const highest = tops.find((one) => one >= (curve[0]?.probability ?? 0)) ?? 1;
  const y = (probability: number) => bottom - (probability / highest) * (bottom - top);
  const step = Math.abs(end - start) / Math.max(1, curve.length - 1);
  let named = Number.NEGATIVE_INFINITY;
  const losses = tensBetween(from, to).filter((loss) => {
    const at = Math.abs(x(loss) - start);
    if (at - named < nameRoom) return false;
    named = at;
    return true;
  });
  return {
    width,
    height,
    start,
    end,
    top,
    bottom,
    highest,
    /** The losses that the axis names. */
    losses,
    place,
    x,
    y,
    /** The strip that belongs to a loss. */
    slice: (loss: number) => ({ x: x(loss) - step / 2, y: top, width: step, height: bottom - top }),
  };
}
export type ExceedanceLayout = ReturnType<typeof exceedanceLayout>;
