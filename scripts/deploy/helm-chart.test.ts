import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { EnvironmentSchema } from '../../packages/server/src/config/config.ts'
import { USER_ID } from '../image/write-root.ts'
import { ROOT } from '../shops.ts'
import { helm } from './helm.ts'

const CHART = join(ROOT, 'deploy/helm/shop')
const VALUES = join(CHART, 'ci/two-shops-values.yaml')

/** Said by the chart for every process; no value of an installation. */
const OF_THE_CHART = [
  'PORT',
  'HOST',
  'SHOP_ENV',
  'SHOP_DATA',
  'SHOP_MEDIA',
  'DRAIN_SECONDS',
  'TRUST_PROXY',
  'METRICS_PORT',
  'INTEGRATION_PORT',
]
/** Stories in a file are followed by the one pod that has it, and no disk is shared. */
const OF_ONE_PROCESS = ['CONTENT_SPACE']
const OF_DEVELOPMENT = ['DEMO_GOODS', 'ALLOW_LOCAL_DATABASE']
/** They come from the Secret: values of a chart are kept where many can read them. */
const SECRET =
  /(?:TOKEN|SECRET|API_KEY|HMAC_KEY|HEADERS|INDEXNOW_KEY|SIGNING_KEYS|SMTP_URL|SEARCH_URL|VALKEY_URL|DATABASE\w*_URL)$/

type Container = {
  name: string
  image: string
  securityContext: Record<string, unknown>
  env?: { name: string; value: string }[]
  envFrom: unknown[]
  command?: string[]
  readinessProbe?: { httpGet: { path: string } }
  livenessProbe?: { httpGet: { path: string } }
}
type Pod = {
  metadata: { labels: Record<string, string> }
  spec: {
    securityContext: object
    containers: Container[]
    terminationGracePeriodSeconds?: number
    restartPolicy?: string
  }
}
type Manifest = {
  kind: string
  metadata: { name: string; annotations?: Record<string, string> }
  spec: Record<string, unknown> & { template?: Pod }
}

let manifests: Manifest[] = []
beforeAll(() => {
  manifests = rendered()
})

test('the chart is linted without a warning', () => {
  expect(helm('lint', '--strict', CHART, '--values', VALUES)).toContain('0 chart(s) failed')
})

test('every shop and the office has what it is made of', () => {
  const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`).toSorted()

  expect(names).toEqual(
    [
      ...['home-shop', 'baby-shop'].flatMap((app) => [
        `Deployment the-${app}`,
        `HorizontalPodAutoscaler the-${app}`,
        `Ingress the-${app}`,
        `Job the-${app}-migrate`,
        `PodDisruptionBudget the-${app}`,
        `Service the-${app}`,
      ]),
      'Deployment the-office',
      'Ingress the-office',
      'NetworkPolicy the-shop',
      'PodDisruptionBudget the-office',
      'Service the-office',
    ].toSorted(),
  )
})

test('no process is root, may become it, or writes into its image', () => {
  const pods = manifests.flatMap(({ spec }) => spec.template ?? [])

  expect(pods).toHaveLength(5)
  for (const { spec } of pods) {
    expect(spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: USER_ID,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    for (const { securityContext } of spec.containers)
      expect(securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        privileged: false,
        capabilities: { drop: ['ALL'] },
      })
  }
})

test('a process is asked where it answers, and is given the time to answer on and to finish', () => {
  for (const { spec, kind } of manifests) {
    if (kind !== 'Deployment') continue
    const [container] = spec.template?.spec.containers ?? []
    const drain = Number(container?.env?.find(({ name }) => name === 'DRAIN_SECONDS')?.value)

    expect(container?.readinessProbe?.httpGet.path).toBe('/readyz')
    expect(container?.livenessProbe?.httpGet.path).toBe('/healthz')
    expect(drain).toBeGreaterThan(5)
    expect(spec.template?.spec.terminationGracePeriodSeconds).toBeGreaterThan(drain + 30)
    expect(spec.strategy).toMatchObject({ rollingUpdate: { maxUnavailable: 0 } })
  }
})

test('tables are brought up to date before processes are replaced, by the image that comes', () => {
  const job = manifests.find(({ metadata }) => metadata.name === 'the-home-shop-migrate')
  const deployment = manifests.find(
    ({ metadata, kind }) => kind === 'Deployment' && metadata.name === 'the-home-shop',
  )
  const [container] = job?.spec.template?.spec.containers ?? []

  expect(job?.metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade')
  expect(container?.command).toEqual(['node', 'packages/commerce/src/cli/shop.ts', 'home-shop', 'migrate'])
  expect(container?.image).toBe(deployment?.spec.template?.spec.containers[0]?.image)
  expect(container?.envFrom).toEqual([{ secretRef: { name: 'shop' } }, { secretRef: { name: 'lindhaus' } }])
})

test('selectors of services, budgets and policies find the pods of their deployment alone', () => {
  for (const { kind, metadata, spec } of manifests) {
    if (kind !== 'Service' && kind !== 'PodDisruptionBudget') continue
    const wanted = (
      kind === 'Service' ? spec.selector : (spec.selector as { matchLabels: object }).matchLabels
    ) as Record<string, string>
    const found = manifests.filter((one) =>
      Object.entries(wanted).every(([name, value]) => one.spec.template?.metadata.labels[name] === value),
    )
    expect(found.map((one) => `${one.kind} ${one.metadata.name}`)).toEqual([`Deployment ${metadata.name}`])
  }
})

test('what an installation says wins over the defaults, and what the chart says over both', () => {
  const scaler = manifests.find(
    ({ kind, metadata }) => kind === 'HorizontalPodAutoscaler' && metadata.name === 'the-baby-shop',
  )
  const variables = Object.fromEntries(variablesOf('the-home-shop').map(({ name, value }) => [name, value]))

  expect(scaler?.spec).toMatchObject({ minReplicas: 3, maxReplicas: 20 })
  expect(variables).toMatchObject({
    SHOP_ENV: 'production',
    PUBLIC_ORIGIN: 'https://www.lindhaus.example',
    MAIL_FROM: 'Lindhaus <shop@lindhaus.example>',
    CONSENT_BANNER: 'on',
  })
  expect(variablesOf('the-home-shop').filter(({ name }) => SECRET.test(name))).toEqual([])
})

test('the schema knows every variable that is read, those of the chart and secret ones excepted', () => {
  const schema = JSON.parse(readFileSync(join(CHART, 'values.schema.json'), 'utf8'))
  const read = Object.keys(EnvironmentSchema.entries)

  const expected = read.filter(
    (name) => !SECRET.test(name) && ![...OF_THE_CHART, ...OF_ONE_PROCESS, ...OF_DEVELOPMENT].includes(name),
  )
  expect(schema.$defs.environment.propertyNames.enum.toSorted()).toEqual(expected.toSorted())
})

describe('values that cannot work are refused with their place', () => {
  test.each<[string, string[], RegExp]>([
    ['no shop', ['--set-json', 'shops=null'], /shops/],
    ['a secret as a value', ['--set', 'environment.SHOP_SECRET=open'], /environment/],
    [
      'an address instead of a host',
      ['--set', 'shops.home-shop.host=https://www.lindhaus.example'],
      /\/shops\/home-shop\/host/,
    ],
    ['no version', ['--set', 'image.tag='], /Which version of (?:home|baby)-shop/],
    [
      'one process alone',
      ['--set', 'shops.home-shop.replicas.least=1'],
      /\/shops\/home-shop\/replicas\/least/,
    ],
    ['a misspelt word', ['--set', 'shops.home-shop.replica=3'], /replica/],
    ['metrics where shoppers are', ['--set', 'metrics.port=3000'], /\/metrics\/port/],
    [
      'stories in a file of one pod',
      ['--set', 'environment.CONTENT_SPACE=/data/space.json'],
      /CONTENT_SPACE/,
    ],
    ['a number that is no text', ['--set-json', 'environment.PAGE_CACHE_MB=64'], /PAGE_CACHE_MB/],
  ])('%s', (_, words, place) => {
    expect(() => helm('template', 'the', CHART, '--values', VALUES, ...words)).toThrow(place)
  })
})

// The variable alone opened a port that no service led to and no policy let anybody in.
test('the API for other systems has a port of the service, of the pods and of the policy', () => {
  const all = rendered('--set', 'integration.enabled=true')
  const ofKind = (kind: string) => JSON.stringify(all.filter((one) => one.kind === kind))

  expect(ofKind('Service')).toContain('{"name":"integration","port":3020,"targetPort":"integration"}')
  expect(ofKind('Deployment')).toContain('{"name":"INTEGRATION_PORT","value":"0.0.0.0:3020"}')
  expect(ofKind('Deployment')).toContain('{"name":"integration","containerPort":3020}')
  expect(ofKind('NetworkPolicy')).toContain('"ports":[{"port":3020,"protocol":"TCP"}]')
  expect(JSON.stringify(manifests)).not.toContain('3020')
})

// The office had no metrics at all: whether shops answer it was known to nobody.
test('metrics are handed out by the shops and by the office, at a port of their own', () => {
  for (const name of ['the-home-shop', 'the-office']) {
    const [service, deployment] = ['Service', 'Deployment'].map((kind) =>
      JSON.stringify(manifests.find((one) => one.kind === kind && one.metadata.name === name)),
    )

    expect(service).toContain('{"name":"metrics","port":9464,"targetPort":"metrics"}')
    expect(deployment).toContain('{"name":"METRICS_PORT","value":"0.0.0.0:9464"}')
    expect(deployment).toContain('{"name":"metrics","containerPort":9464}')
  }
})

test('every process says how much of a machine it needs', () => {
  for (const { spec } of manifests.flatMap((one) => one.spec.template ?? []))
    for (const container of spec.containers)
      expect(container).toMatchObject({
        resources: {
          requests: { cpu: expect.any(String), memory: expect.any(String) },
          limits: { memory: expect.any(String) },
        },
      })
})

test('what is switched off is not there', () => {
  const values = join(mkdtempSync(join(tmpdir(), 'values-')), 'less.yaml')
  writeFileSync(
    values,
    'office: { enabled: false, host: office.example }\nmigrations: { enabled: false }\ningress: { enabled: false }\nnetworkPolicy: { enabled: false }\nmetrics: { enabled: false }\n',
  )

  const kinds = new Set(rendered('--values', values).map(({ kind }) => kind))

  expect([...kinds].toSorted()).toEqual([
    'Deployment',
    'HorizontalPodAutoscaler',
    'PodDisruptionBudget',
    'Service',
  ])
})

function rendered(...words: string[]): Manifest[] {
  const text = helm('template', 'the', CHART, '--values', VALUES, ...words)
  return parseAllDocuments(text).flatMap((document) => (document.toJS() as Manifest | null) ?? [])
}

function variablesOf(name: string) {
  const deployment = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name)
  return deployment?.spec.template?.spec.containers[0]?.env ?? []
}
