import type * as v from 'valibot'
import { fieldsOf, type JsonSchema, jsonSchemaOf } from './json-schema.ts'

/** An operation as a document describes it. */
export type DescribedOperation = {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the root, fields in braces: `/orders/{number}`. */
  path: string
  tag: string
  summary: string
  description: string
  scope: string
  /** Fields of path, query and body together; null for an upsert of lines. */
  input: v.GenericSchema | null
  answer: v.GenericSchema
  isVersioned: boolean
  /** What one line of an upsert is. */
  lines: v.GenericSchema | null
}

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
  description?: string
}
type Body = { required: boolean; content: Record<string, { schema: JsonSchema }> }
type Answered = {
  description: string
  content?: Record<string, { schema: JsonSchema | { $ref: string } }>
}

export type OpenApiOperation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: { token: string[] }[]
  parameters: Parameter[]
  requestBody?: Body
  responses: Record<string, Answered>
}

export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema | object> }
}

type About = { title: string; version: string; root: string; problem: v.GenericSchema }

/** An OpenAPI 3.1 document of these operations, whose schemas are those that check what comes in. */
export function openApiDocument(operations: readonly DescribedOperation[], about: About): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const operation of operations)
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: described(operation),
    }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    servers: [{ url: about.root }],
    paths,
    components: {
      schemas: { Problem: jsonSchemaOf(about.problem, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function described(operation: DescribedOperation): OpenApiOperation {
  const { id, tag, summary, description, scope, method, answer, lines } = operation
  const requestBody = lines === null ? bodyOf(operation) : linesBody(lines)
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description === '' ? {} : { description }),
    security: [{ token: [scope] }],
    parameters: [...fieldParameters(operation), ...headerParameters(operation)],
    ...(requestBody === null ? {} : { requestBody }),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: withoutNull(jsonSchemaOf(answer, 'output')) } },
      },
      ...(method === 'GET'
        ? { 304: { description: 'The answer with this ETag is still the right one.' } }
        : {}),
      default: {
        description: 'A problem document, RFC 9457.',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

/** A thing that is not there is a problem, and never null. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const [one, other, ...rest] = schema.anyOf ?? []
  const isNullable = typeof other === 'object' && other.type === 'null' && rest.length === 0
  return isNullable && typeof one === 'object' ? one : schema
}

function namesInPath(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

function fieldParameters({ input, path, method }: DescribedOperation): Parameter[] {
  const inPath = namesInPath(path)
  const schema = input === null ? {} : jsonSchemaOf(input, 'input')
  const fields = fieldsOf(schema)
  const inAddress = Object.keys(fields).filter(
    (name) =>
      inPath.includes(name) ||
      method === 'GET' ||
      // What a thing was on a screen is the office's to say: its parts have no place in an address.
      (method === 'DELETE' && fields[name]?.type !== 'object'),
  )
  return inAddress.map((name) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: inPath.includes(name) || requiredOf(schema).includes(name),
    schema: fields[name] ?? {},
  }))
}

function headerParameters({ method, isVersioned }: DescribedOperation): Parameter[] {
  const header = (name: string, description: string): Parameter => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description,
  })
  if (method === 'GET') return [header('If-None-Match', 'The ETag of an answer that is known.')]
  const key = header('Idempotency-Key', 'The same request under the same key is done once.')
  return isVersioned
    ? [key, header('If-Match', 'The ETag that was read: refused with 412 when the thing has changed since.')]
    : [key]
}

function requiredOf({ required = [], allOf = [] }: JsonSchema): string[] {
  return [...required, ...allOf.flatMap((one) => (typeof one === 'object' ? requiredOf(one) : []))]
}

function bodyOf({ input, path, method }: DescribedOperation): Body | null {
  if (input === null || method === 'GET' || method === 'DELETE') return null
  const inPath = namesInPath(path)
  const schema = jsonSchemaOf(input, 'input')
  const fields = Object.entries(fieldsOf(schema)).filter(([name]) => !inPath.includes(name))
  const required = requiredOf(schema).filter((name) => !inPath.includes(name))
  const body: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(fields),
    required,
    additionalProperties: false,
  }
  return { required: required.length > 0, content: { 'application/json': { schema: body } } }
}

function linesBody(lines: v.GenericSchema): Body {
  return { required: true, content: { 'application/jsonl': { schema: jsonSchemaOf(lines, 'input') } } }
}
