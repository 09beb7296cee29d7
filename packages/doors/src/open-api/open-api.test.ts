import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { openApiBreaks } from './open-api-breaks.ts'
import { type DescribedOperation, openApiDocument } from './open-api-document.ts'
import { openApiPage } from './open-api-page.ts'

const input = v.strictObject({
  number: v.string(),
  note: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100))), null),
  kind: v.optional(v.picklist(['a', 'b'])),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  part: v.optional(v.strictObject({ zip: v.optional(v.string()) })),
})
const answer = v.nullable(
  v.object({
    number: v.string(),
    total: v.pipe(v.number(), v.integer()),
    lines: v.array(v.object({ position: v.number(), name: v.string() })),
    names: v.record(v.string(), v.object({ de: v.string() })),
  }),
)
const step: DescribedOperation = {
  id: 'ship',
  method: 'POST',
  path: '/orders/{number}/shipments',
  tag: 'orders',
  summary: 'Items have left <b>.',
  description: '',
  scope: 'orders:write',
  input,
  answer,
  isVersioned: true,
  lines: null,
}
const list: DescribedOperation = { ...step, id: 'list', method: 'GET', path: '/orders', scope: 'orders:read' }
const bulk: DescribedOperation = {
  ...step,
  id: 'upsert',
  path: '/stock',
  input: null,
  lines: v.variant('kind', [
    v.object({ kind: v.literal('one'), id: v.number() }),
    v.object({ kind: v.literal('two'), slug: v.optional(v.string()) }),
  ]),
}

const document = (...operations: DescribedOperation[]) =>
  openApiDocument(operations, { title: 'Test', version: '1.0.0', root: '/v1', problem: v.object({}) })
const whole = document(step, list, bulk)

test('what stands in the path, in the query and in the body is told apart', () => {
  const { get } = whole.paths['/orders'] ?? {}
  const { post } = whole.paths['/orders/{number}/shipments'] ?? {}

  expect(get?.parameters.map(({ name, in: place, required }) => `${place} ${name} ${required}`)).toEqual([
    'query number true',
    'query note false',
    'query kind false',
    'query count false',
    'query part false',
    'header If-None-Match false',
  ])
  expect(post?.parameters.map(({ name }) => name)).toEqual(['number', 'Idempotency-Key', 'If-Match'])
  expect(post?.requestBody?.content['application/json']?.schema).toMatchObject({
    properties: { note: {}, kind: { enum: ['a', 'b'] } },
    additionalProperties: false,
  })
  expect(whole.paths['/stock']?.post?.requestBody?.content).toHaveProperty('application/jsonl')
})

test('what has parts is no parameter of a deletion', () => {
  const { paths } = document({ ...step, method: 'DELETE', path: '/orders/{number}' })

  const names = paths['/orders/{number}']?.delete?.parameters.map(({ name }) => name)
  expect(names).toEqual(['number', 'note', 'kind', 'count', 'Idempotency-Key', 'If-Match'])
})

describe('a change that takes something away is found', () => {
  const input2 = (entries: v.ObjectEntries) => ({
    ...step,
    input: v.strictObject({ ...input.entries, ...entries }),
  })
  const { wrapped } = answer
  const answer2 = (entries: v.ObjectEntries) => ({
    ...step,
    answer: v.object({ ...wrapped.entries, ...entries }),
  })
  const without = <T extends object>(entries: T, name: keyof T) =>
    Object.fromEntries(Object.entries(entries).filter(([key]) => key !== name)) as v.ObjectEntries

  test.each<[string, DescribedOperation[], string]>([
    ['a removed operation', [step, bulk], 'GET /orders: the operation is gone'],
    [
      'a removed field of an answer',
      [{ ...step, answer: v.object(without(wrapped.entries, 'total')) }, list, bulk],
      'answer/total is gone',
    ],
    [
      'a removed field within a list',
      [answer2({ lines: v.array(v.object({ position: v.number() })) }), list, bulk],
      'answer/lines/*/name is gone',
    ],
    [
      'a removed field within a record',
      [answer2({ names: v.record(v.string(), v.object({})) }), list, bulk],
      'answer/names/*/de is gone',
    ],
    [
      'an answer that may be null',
      [answer2({ total: v.nullable(v.number()) }), list, bulk],
      'answer/total may be null now',
    ],
    [
      'an answer that may be missing',
      [answer2({ total: v.optional(v.number()) }), list, bulk],
      'answer/total may be missing now',
    ],
    ['a new required input', [input2({ reason: v.string() }), list, bulk], 'body/reason has to be sent now'],
    [
      'an input that became required',
      [input2({ kind: v.picklist(['a', 'b']) }), list, bulk],
      'body/kind has to be sent now',
    ],
    [
      'an input that is gone',
      [{ ...step, input: v.strictObject(without(input.entries, 'kind')) }, list, bulk],
      'body/kind is not taken any more',
    ],
    [
      'a value that is gone',
      [input2({ kind: v.optional(v.picklist(['a'])) }), list, bulk],
      'body/kind does not take "b" any more',
    ],
    [
      'a narrowed type',
      [input2({ kind: v.optional(v.number()) }), list, bulk],
      'body/kind takes no string any more',
    ],
    [
      'null that is not taken',
      [input2({ note: v.optional(v.string()) }), list, bulk],
      'body/note takes no null any more',
    ],
    [
      'a lower limit',
      [input2({ note: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(50))), null) }), list, bulk],
      'body/note is narrower: maxLength 50',
    ],
    [
      'a higher floor',
      [input2({ count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2))) }), list, bulk],
      'body/count is narrower: minimum 2',
    ],
    [
      'a new required part of a part',
      [input2({ part: v.optional(v.strictObject({ zip: v.string() })) }), list, bulk],
      'body/part/zip has to be sent now',
    ],
    [
      'a new required field of a line',
      [
        step,
        list,
        {
          ...bulk,
          lines: v.variant('kind', [
            v.object({ kind: v.literal('two'), slug: v.string() }),
            v.object({ kind: v.literal('one'), id: v.number() }),
          ]),
        },
      ],
      'body/slug has to be sent now',
    ],
    [
      'another scope',
      [{ ...step, scope: 'orders:admin' }, list, bulk],
      'needs the scope orders:admin instead of orders:write',
    ],
  ])('%s', (_what, operations, said) => {
    expect(openApiBreaks(whole, document(...operations)).join('\n')).toContain(said)
  })

  test.each<[string, DescribedOperation[]]>([
    ['nothing', [step, list, bulk]],
    ['a new operation', [step, list, bulk, { ...list, id: 'other', path: '/others' }]],
    ['a new optional input', [input2({ reason: v.optional(v.string()) }), list, bulk]],
    ['a new field of an answer', [answer2({ more: v.string() }), list, bulk]],
    [
      'a wider input',
      [input2({ kind: v.optional(v.union([v.picklist(['a', 'b', 'c']), v.number()])) }), list, bulk],
    ],
  ])('%s is none', (_what, operations) => {
    expect(openApiBreaks(whole, document(...operations))).toEqual([])
  })
})

test('the page shows every operation with its fields, as text', () => {
  const html = openApiPage(whole)

  expect(html).toContain('id="ship"')
  expect(html).toContain('Items have left &lt;b&gt;.')
  expect(html).toMatch(/<code>lines<\/code>.*<code>position<\/code>/s)
  expect(html).toContain('a | b')
  expect(html).not.toContain('<script')
})
