import { curvePoints, simulatedYears } from './quantification-method.contract.ts';
import type { SimulationResult } from './quantification.contract.ts';

/** What the years of one risk are drawn from; losses in minor units. */
export interface SimulatedRisk {
  probability: number;
  loss_low: number;
  loss_high: number;
  /** 0 to 2^48 - 1. */
  seed: number;
}

/** What risks come to together, and each one's part of the mean. */
export interface Simulated {
  result: SimulationResult;
  means: number[];
}

/** The 95 % quantile of the standard normal distribution. */
const z95 = 1.6448536269514726;

// The normal quantile by M. J. Wichura, algorithm AS 241 (PPND16): exact to about 1e-16, by sums and products, a root and a logarithm.
const middle = {
  over: [
    3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987,
    67265.7709270087, 33430.57558358813, 2509.0809287301227,
  ],
  under: [
    1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271,
    28729.085735721943, 5226.495278852855,
  ],
};
const tail = {
  over: [
    1.4234371107496837, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684,
    0.2417807251774506, 0.022723844989269184, 0.0007745450142783414,
  ],
  under: [
    1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
    0.0005475938084995345, 1.0507500716444169e-9,
  ],
};
const farTail = {
  over: [
    6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
    0.0012426609473880784, 2.7115555687434876e-5, 2.0103343992922881e-7,
  ],
  under: [
    1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133,
    1.8463183175100548e-5, 1.421511758316446e-7, 2.0442631033899397e-15,
  ],
};

const polynomial = (factors: readonly number[], x: number): number =>
  factors.reduceRight((sum, factor) => sum * x + factor, 0);
const ratio = ({ over, under }: typeof middle, x: number): number =>
  polynomial(over, x) / polynomial(under, x);

/** The value that a standard normal variable stays below with this probability (between 0 and 1, without either). */
export function normalQuantile(probability: number): number {
  const q = probability - 0.5;
  if (Math.abs(q) <= 0.425) return q * ratio(middle, 0.180625 - q * q);
  const r = Math.sqrt(-Math.log(Math.min(probability, 1 - probability)));
  const size = r <= 5 ? ratio(tail, r - 1.6) : ratio(farTail, r - 5);
  return q < 0 ? -size : size;
}

/** Numbers between 0 and 1, without either, that follow from the seed alone: sfc32 by C. Doty-Humphrey. */
export function numbersFrom(seed: number): () => number {
  let [a, b, c, counter] = [seed >>> 0, Math.floor(seed / 2 ** 32) >>> 0, 0x9e3779b9, 1];
  const next = () => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return ((sum >>> 0) + 0.5) / 2 ** 32;
  };
  // The first ones still look like the seed.
  for (let n = 0; n < 20; n++) next();
  return next;
}

/** The lognormal distribution whose 5 % and 95 % quantiles these losses are. */
export const lognormalThrough = ({ loss_low, loss_high }: Pick<SimulatedRisk, 'loss_low' | 'loss_high'>) => ({
  mu: (Math.log(loss_low) + Math.log(loss_high)) / 2,
  sigma: (Math.log(loss_high) - Math.log(loss_low)) / (2 * z95),
});

/** The loss of each simulated year, in whole minor units: 0 where the event did not happen. Each year takes two numbers whether it
 *  happened or not: with another probability or another range, the same years stay the bad ones. */
export function yearsOf(risk: SimulatedRisk): Float64Array {
  const next = numbersFrom(risk.seed);
  const { mu, sigma } = lognormalThrough(risk);
  const years = new Float64Array(simulatedYears);
  for (let year = 0; year < simulatedYears; year++) {
    const event = next();
    const size = next();
    if (event < risk.probability)
      years[year] = Math.max(1, Math.round(Math.exp(mu + sigma * normalQuantile(size))));
  }
  return years;
}

function meanOf(years: Float64Array): number {
  let sum = 0;
  for (const loss of years) sum += loss;
  return sum / years.length;
}

/** The loss that this share of the years, in their order by loss, does not exceed. */
const quantileOf = (sorted: Float64Array, probability: number): number =>
  sorted[Math.max(0, Math.ceil(probability * sorted.length) - 1)] ?? 0;

/** What the losses of years come to. */
export function resultOf(years: Float64Array): SimulationResult {
  const sorted = years.toSorted();
  const mean = meanOf(years);
  const spread = years.reduce((sum, loss) => sum + (loss - mean) ** 2, 0) / (years.length - 1);
  const error = z95 * Math.sqrt(spread / years.length);
  return {
    mean: Math.round(mean),
    mean_low: Math.max(0, Math.round(mean - error)),
    mean_high: Math.round(mean + error),
    p5: quantileOf(sorted, 0.05),
    p50: quantileOf(sorted, 0.5),
    p90: quantileOf(sorted, 0.9),
    p95: quantileOf(sorted, 0.95),
    p99: quantileOf(sorted, 0.99),
    loss_probability: shareAbove(sorted, 0),
    curve: curveOf(sorted),
  };
}

/** The share of years with more than this loss. */
function shareAbove(sorted: Float64Array, loss: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const at = (low + high) >>> 1;
    if ((sorted[at] ?? 0) > loss) high = at;
    else low = at + 1;
  }
  return (sorted.length - low) / sorted.length;
}

/** From the smallest losses of years that lose anything, without the very smallest, to the loss of the worst year in a thousand; the
 *  few beyond it are luck. */
function curveOf(sorted: Float64Array): SimulationResult['curve'] {
  const positive = sorted.subarray(sorted.findLastIndex((loss) => loss === 0) + 1);
  const from = quantileOf(positive, 0.005) || 1;
  const to = Math.max(from, quantileOf(sorted, 0.999) || (positive.at(-1) ?? from));
  return Array.from({ length: curvePoints }, (_, point) => {
    const loss = Math.round(from * (to / from) ** (point / (curvePoints - 1)));
    return { loss, probability: shareAbove(sorted, loss) };
  });
}

/** Draws the years of each risk by itself and sums them, year by year, in the order given: the same seeds and inputs come to the same
 *  bytes. */
export function simulate(risks: readonly SimulatedRisk[]): Simulated {
  const sum = new Float64Array(simulatedYears);
  const means = risks.map((risk) => {
    const years = yearsOf(risk);
    for (let year = 0; year < simulatedYears; year++) sum[year] = (sum[year] ?? 0) + (years[year] ?? 0);
    return Math.round(meanOf(years));
  });
  return { result: resultOf(sum), means };
}
