import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { officeMetrics } from '../../packages/office/src/server/office-metrics.ts'
import { monitored } from '../../packages/server/src/testing/monitored.ts'
import { exposedMetrics, promqlProblems } from '../../packages/server/src/testing/promql.ts'
import { OFFICE } from '../image/app-files.ts'
import { ROOT, shops } from '../shops.ts'

test('every expression about the office finds what the office hands out', async () => {
  const metrics = officeMetrics(['home-shop'])
  const serve = metrics.counting(() => new Response('', { status: 500 }))
  await serve(new Request('https://office.example/'))
  const known = exposedMetrics(await metrics.text())
  metrics.close()
  const expressions = monitored().expressions.filter((expression) => expression.includes('office_'))

  expect(expressions.length).toBeGreaterThan(5)
  expect(
    expressions.flatMap((expression) =>
      promqlProblems(expression, known).map((problem) => `${expression}: ${problem}`),
    ),
  ).toEqual([])
})

test('Prometheus reads every service of the compose file that has metrics', async () => {
  const read = (path: string) => parse(readFileSync(join(ROOT, path), 'utf8'))
  const [compose] = read('deploy/monitoring/prometheus.yaml').scrape_configs
  const services = read('deploy/compose.yaml').services
  const apps = [...(await shops()).map(({ name }) => name), OFFICE]

  expect(compose.static_configs[0].targets.toSorted()).toEqual(apps.map((app) => `${app}:9464`).toSorted())
  for (const app of apps) expect(services[app]).toHaveProperty('build.args.APP', app)
})
