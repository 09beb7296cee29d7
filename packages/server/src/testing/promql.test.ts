import { expect, test } from 'vitest'
import { exposedMetrics, promqlProblems } from './promql.ts'

const METRICS = exposedMetrics(`# HELP up_seconds Age.
# TYPE up_seconds gauge
up_seconds{shop="home"} 4
# TYPE asked_total counter
asked_total{kind="late",shop="home"} 3
asked_total{kind="refused",shop="home"} 0
# TYPE took_seconds histogram
took_seconds_bucket{le="1",shop="home",status="500"} 1
took_seconds_bucket{le="+Inf",shop="home",status="500"} 1
took_seconds_sum{shop="home",status="500"} 0.2
took_seconds_count{shop="home",status="500"} 1
`)

test.each([
  'max by (shop) (up_seconds) > 900',
  'sum by (shop, instance) (rate(asked_total{kind=~"late|other"}[5m])) / 2',
  'histogram_quantile(0.95, sum by (shop, le) (rate(took_seconds_bucket[5m])))',
  'sum by (shop) (rate(took_seconds_count{status=~"5.."}[5m])) / sum by (shop) (rate(took_seconds_count[5m])) > 0.01',
  'max by (shop) (delta(up_seconds[1h]))',
])('%s is right', (expression) => {
  expect(promqlProblems(expression, METRICS)).toEqual([])
})

test.each([
  ['max by (shop) up_seconds) > 900', /cannot be read/],
  ['max by (shop) (up_second)', /no process has a metric up_second/],
  ['max by (shop) (up_seconds{kind="late"})', /has no label kind/],
  ['max by (brand) (up_seconds)', /has no label brand/],
  ['sum by (shop) (increase(asked_total{kind="disputed"}[1h]))', /no series of asked_total is like/],
  ['sum by (shop) (asked_total)', /only grows/],
  ['sum by (shop) (rate(up_seconds[5m]))', /also falls/],
  ['sum by (shop) (rate(took_seconds_bucket[5m]))', /histogram_quantile/],
  ['histogram_quantile(0.95, sum by (shop) (rate(took_seconds_bucket[5m])))', /without its borders/],
  ['sum by (shop) (rates(asked_total[5m]))', /what is rates|cannot be read/],
])('%s is wrong: %s', (expression, problem) => {
  expect(promqlProblems(expression, METRICS).join('\n')).toMatch(problem)
})
