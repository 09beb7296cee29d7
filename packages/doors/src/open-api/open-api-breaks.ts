import { fieldsOf, type JsonSchema } from './json-schema.ts'
import type { OpenApi, OpenApiOperation } from './open-api-document.ts'

/**
 * What a new document takes from those who use the old one: an operation or a field of an answer that is gone, a field
 * that has to be sent now, a value that is not taken any more or that nobody has expected. Empty where all goes on.
 */
export function openApiBreaks(before: OpenApi, after: OpenApi): string[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, old]) => {
      const name = `${method.toUpperCase()} ${path}`
      const fresh = after.paths[path]?.[method]
      return fresh === undefined
        ? [`${name}: the operation is gone`]
        : operationBreaks(old, fresh).map((change) => `${name}: ${change}`)
    }),
  )
}

function operationBreaks(old: OpenApiOperation, fresh: OpenApiOperation): string[] {
  const [scope, other] = [old, fresh].map(({ security }) => security[0]?.token.join(' ') ?? '')
  return [
    ...(scope === other ? [] : [`needs the scope ${other} instead of ${scope}`]),
    ...parameterBreaks(old, fresh),
    ...bodyBreaks(old, fresh),
    ...answerBreaks(schemaOfAnswer(old), schemaOfAnswer(fresh), 'answer'),
  ]
}

function parameterBreaks(old: OpenApiOperation, fresh: OpenApiOperation): string[] {
  const named = (operation: OpenApiOperation) =>
    new Map(operation.parameters.map((one) => [`${one.in} ${one.name}`, one]))
  const [known, now] = [named(old), named(fresh)]
  return [...new Set([...known.keys(), ...now.keys()])].flatMap((name) => {
    const [was, is] = [known.get(name), now.get(name)]
    if (is === undefined) return [`the parameter ${name} is gone`]
    if (is.required && !was?.required) return [`the parameter ${name} has to be sent now`]
    return was === undefined ? [] : inputBreaks(was.schema, is.schema, name)
  })
}

function bodyBreaks(old: OpenApiOperation, fresh: OpenApiOperation): string[] {
  const [was, is] = [old.requestBody, fresh.requestBody]
  if (was === undefined) return is?.required ? ['a body has to be sent now'] : []
  if (is === undefined) return ['a body is not taken any more']
  return Object.entries(was.content).flatMap(([type, { schema }]) => {
    const taken = is.content[type]
    return taken === undefined ? [`${type} is not taken any more`] : inputBreaks(schema, taken.schema, 'body')
  })
}

function schemaOfAnswer({ responses }: OpenApiOperation): JsonSchema {
  const schema = responses[200]?.content?.['application/json']?.schema ?? {}
  return '$ref' in schema ? {} : schema
}

/** Whatever was accepted has to be accepted. */
function inputBreaks(old: JsonSchema, fresh: JsonSchema, at: string): string[] {
  const taken = kindsOf(fresh)
  const narrower = kindsOf(old).filter(
    (kind) => !taken.includes(kind) && !(kind === 'integer' && taken.includes('number')),
  )
  const [fields, freshFields] = [fieldsOf(old), fieldsOf(fresh)]
  const demanded = (fresh.required ?? []).filter((name) => !(old.required ?? []).includes(name))
  const refused = old.enum === undefined || fresh.enum === undefined ? [] : valuesLost(old.enum, fresh.enum)
  const isClosed = fresh.additionalProperties === false
  return [
    ...narrower.map((kind) => `${at} takes no ${kind} any more`),
    ...(old.enum === undefined && fresh.enum !== undefined ? [`${at} takes only some values now`] : []),
    ...refused.map((value) => `${at} does not take ${value} any more`),
    ...demanded.map((name) => `${at}/${name} has to be sent now`),
    ...boundBreaks(old, fresh, at),
    ...Object.entries(fields).flatMap(([name, schema]) => {
      const now = freshFields[name]
      if (now !== undefined) return inputBreaks(schema, now, `${at}/${name}`)
      return isClosed ? [`${at}/${name} is not taken any more`] : []
    }),
    ...partBreaks(old, fresh, at, inputBreaks),
  ]
}

/** Whatever is read has to be there, and be what it was. */
function answerBreaks(old: JsonSchema, fresh: JsonSchema, at: string): string[] {
  const known = kindsOf(old)
  const wider = kindsOf(fresh).filter(
    (kind) => !known.includes(kind) && !(kind === 'integer' && known.includes('number')),
  )
  const [fields, freshFields] = [fieldsOf(old), fieldsOf(fresh)]
  const promised = (old.required ?? []).filter(
    (name) => name in freshFields && !(fresh.required ?? []).includes(name),
  )
  return [
    ...(known.length === 0 ? [] : wider.map((kind) => `${at} may be ${kind} now`)),
    ...promised.map((name) => `${at}/${name} may be missing now`),
    ...Object.entries(fields).flatMap(([name, schema]) => {
      const now = freshFields[name]
      return now === undefined ? [`${at}/${name} is gone`] : answerBreaks(schema, now, `${at}/${name}`)
    }),
    ...partBreaks(old, fresh, at, answerBreaks),
  ]
}

type Compare = (old: JsonSchema, fresh: JsonSchema, at: string) => string[]

/** Items, values of records, and the object among the alternatives. */
function partBreaks(old: JsonSchema, fresh: JsonSchema, at: string, compare: Compare): string[] {
  const both = (was: unknown, is: unknown, place: string) =>
    isSchema(was) && isSchema(is) ? compare(was, is, place) : []
  const [known, now] = [alternatives(old), alternatives(fresh)]
  const isIn = (all: readonly JsonSchema[], one: JsonSchema) =>
    all.some((other) => JSON.stringify(other) === JSON.stringify(one))
  // Those that are there as they were are no counterparts of any other.
  const [was, is] = [known.filter((one) => !isIn(now, one)), now.filter((one) => !isIn(known, one))]
  return [
    ...both(old.items, fresh.items, `${at}/*`),
    ...both(old.additionalProperties, fresh.additionalProperties, `${at}/*`),
    ...was.flatMap((one, index) => {
      const same = is.find((other) => markOf(other) === markOf(one)) ?? is[index]
      return same === undefined ? [] : compare(one, same, at)
    }),
  ]
}

/** By what an alternative is known: its kind, and the constant that some of its fields have. */
function markOf(schema: JsonSchema): string {
  const constants = Object.entries(fieldsOf(schema)).flatMap(([name, field]) =>
    field.const === undefined ? [] : [`${name}=${JSON.stringify(field.const)}`],
  )
  return [...kindsOf(schema), ...constants].join(' ')
}

const BOUNDS = [
  ['minimum', 1],
  ['exclusiveMinimum', 1],
  ['minLength', 1],
  ['minItems', 1],
  ['maximum', -1],
  ['maxLength', -1],
  ['maxItems', -1],
] as const

function boundBreaks(old: JsonSchema, fresh: JsonSchema, at: string): string[] {
  const bounds = BOUNDS.flatMap(([name, direction]) => {
    const [was, is] = [old[name], fresh[name]]
    const isNarrower = is !== undefined && (was === undefined || (is - was) * direction > 0)
    return isNarrower ? [`${at} is narrower: ${name} ${is}`] : []
  })
  const isStricter = fresh.pattern !== undefined && fresh.pattern !== old.pattern
  return isStricter ? [...bounds, `${at} has another pattern`] : bounds
}

function valuesLost(old: readonly unknown[], fresh: readonly unknown[]): string[] {
  return old.filter((value) => !fresh.includes(value)).map((value) => JSON.stringify(value))
}

function kindsOf(schema: JsonSchema): string[] {
  const own = schema.type === undefined ? [] : [schema.type].flat()
  return [...new Set([...own, ...alternatives(schema).flatMap(kindsOf)])]
}

function alternatives({ anyOf = [], oneOf = [] }: JsonSchema): JsonSchema[] {
  return [...anyOf, ...oneOf].filter(isSchema)
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
