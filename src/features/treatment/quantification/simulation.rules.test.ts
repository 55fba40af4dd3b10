import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { suite, test } from 'node:test';
import { curvePoints, simulatedYears } from './quantification-method.contract.ts';
import {
  lognormalThrough,
  normalQuantile,
  numbersFrom,
  resultOf,
  simulate,
  yearsOf,
  type SimulatedRisk,
} from './simulation.rules.ts';

const risk: SimulatedRisk = { probability: 0.1, loss_low: 10_000, loss_high: 1_000_000, seed: 20_260_504 };
const others: SimulatedRisk[] = [
  { probability: 0.4, loss_low: 500, loss_high: 9000, seed: 7 },
  { probability: 0.02, loss_low: 2_000_000, loss_high: 90_000_000, seed: 2 ** 48 - 2 },
];
const sum = (values: Iterable<number>) => [...values].reduce((whole, one) => whole + one, 0);

suite('The numbers that a simulation draws', () => {
  test('have the quantiles of the normal distribution', () => {
    const known: [number, number][] = [
      [0.5, 0],
      [0.95, 1.6448536269514722],
      [0.975, 1.959963984540054],
      [0.999, 3.090232306167813],
      [1e-10, -6.361340902404056],
    ];
    for (const [probability, value] of known) {
      assert.ok(Math.abs(normalQuantile(probability) - value) < 1e-12, `${probability}`);
      assert.ok(Math.abs(normalQuantile(1 - probability) + value) < 1e-6, `1 - ${probability}`);
    }
  });

  test('lie evenly between 0 and 1, and no two seeds have the same', () => {
    const next = numbersFrom(11);
    const drawn = Array.from({ length: simulatedYears }, next);
    assert.ok(drawn.every((one) => one > 0 && one < 1));
    const tenths = Object.values(Object.groupBy(drawn, (one) => Math.floor(one * 10)));
    // 5 standard deviations of a tenth of 20,000.
    assert.ok(tenths.every((some = []) => Math.abs(some.length - 2000) < 213));
    assert.notDeepEqual(drawn.slice(0, 4), Array.from({ length: 4 }, numbersFrom(12)));
    assert.notDeepEqual(drawn.slice(0, 4), Array.from({ length: 4 }, numbersFrom(11 + 2 ** 32)));
  });
});

suite('The simulated years of a risk', () => {
  const { mu, sigma } = lognormalThrough(risk);
  const certain = yearsOf({ ...risk, probability: 1 }).toSorted();
  const quantile = (share: number) => certain[Math.ceil(share * simulatedYears) - 1] ?? 0;

  test('cost what lies between the two losses in 90 of 100 events', () => {
    const within = certain.filter((loss) => loss >= risk.loss_low && loss <= risk.loss_high).length;
    assert.ok(Math.abs(within / simulatedYears - 0.9) < 0.01, `${within}`);
    // By the closed form, in standard deviations of the logarithm: 5 sampling errors of a quantile there.
    for (const share of [0.05, 0.5, 0.95]) {
      const apart = (Math.log(quantile(share)) - mu) / sigma - normalQuantile(share);
      assert.ok(Math.abs(apart) < 0.075, `${share}: ${apart}`);
    }
  });

  test('have the mean of the lognormal distribution, times the probability', () => {
    for (const one of [risk, ...others]) {
      const years = yearsOf(one);
      const { mu, sigma } = lognormalThrough(one);
      const mean = one.probability * Math.exp(mu + sigma ** 2 / 2);
      const square = one.probability * Math.exp(2 * mu + 2 * sigma ** 2);
      const error = Math.sqrt((square - mean ** 2) / simulatedYears);
      const found = sum(years) / simulatedYears;
      assert.ok(Math.abs(found - mean) < 4 * error, `${found} for ${mean} ± ${error}`);
    }
  });

  test('lose anything as often as the event is probable', () => {
    for (const one of [risk, ...others]) {
      const happened = yearsOf(one).filter((loss) => loss > 0).length / simulatedYears;
      const error = Math.sqrt((one.probability * (1 - one.probability)) / simulatedYears);
      assert.ok(Math.abs(happened - one.probability) < 4 * error, `${happened} for ${one.probability}`);
      assert.equal(resultOf(yearsOf(one)).loss_probability, happened);
    }
  });

  test('stay the bad ones where only the probability or the range is another', () => {
    const years = yearsOf(risk);
    const likelier = yearsOf({ ...risk, probability: 0.2 });
    assert.ok(years.every((loss, year) => loss === 0 || loss === likelier[year]));
    const doubled = yearsOf({ ...risk, loss_low: 20_000, loss_high: 2_000_000 });
    assert.ok(years.every((loss, year) => Math.abs((doubled[year] ?? 0) - 2 * loss) <= 1));
  });
});

suite('The result of a simulation', () => {
  test('is the same bytes for the same seed and inputs, in this version of the method', () => {
    const told = JSON.stringify(simulate([risk, ...others]));
    assert.equal(JSON.stringify(simulate([risk, ...others])), told);
    // Whoever changes what comes out raises `simulationMethod` by one, and then this.
    assert.equal(createHash('sha256').update(told).digest('hex').slice(0, 16), 'a35a95173485e138');
  });

  test('of several risks is that of their years, summed one by one', () => {
    const { result, means } = simulate([risk, ...others]);
    const drawn = [risk, ...others].map(yearsOf);
    const summed = Float64Array.from({ length: simulatedYears }, (_, year) =>
      sum(drawn.map((years) => years[year] ?? 0)),
    );
    assert.deepEqual(result, resultOf(summed));
    assert.deepEqual(
      means,
      drawn.map((years) => Math.round(sum(years) / simulatedYears)),
    );
    assert.ok(Math.abs(sum(means) - result.mean) <= means.length);
  });

  test('tells percentiles that are exceeded as seldom as they say, and a mean within its own error', () => {
    const years = yearsOf({ ...risk, probability: 0.6 });
    const result = resultOf(years);
    const above = (loss: number) => years.filter((one) => one > loss).length / simulatedYears;
    for (const [share, loss] of [
      [0.5, result.p50],
      [0.1, result.p90],
      [0.05, result.p95],
      [0.01, result.p99],
    ] as const)
      assert.ok(above(loss) <= share && above(loss - 1) >= share, `${share}: ${loss}`);
    assert.equal(result.p5, 0);
    assert.ok(result.mean_low < result.mean && result.mean < result.mean_high);
  });

  test('has a curve of as many points as ever, which falls, and says what it says', () => {
    const rare = { ...risk, probability: 0.0001, seed: 3 };
    for (const one of [risk, ...others, rare]) {
      const years = yearsOf(one);
      const { curve } = resultOf(years);
      assert.equal(curve.length, curvePoints);
      for (const [at, { loss, probability }] of curve.entries()) {
        const before = curve[at - 1] ?? { loss: 0, probability: 1 };
        assert.ok(loss >= before.loss && probability <= before.probability);
        assert.equal(probability, years.filter((year) => year > loss).length / simulatedYears);
      }
    }
  });

  test('of years without a loss is nothing, at every point', () => {
    const result = resultOf(new Float64Array(simulatedYears));
    assert.deepEqual([result.mean, result.mean_high, result.p99, result.loss_probability], [0, 0, 0, 0]);
    assert.ok(result.curve.every(({ loss, probability }) => loss === 1 && probability === 0));
  });
});
