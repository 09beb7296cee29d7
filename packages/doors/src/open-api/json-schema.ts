import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

export type { JsonSchema } from '@valibot/to-json-schema'

/** The JSON schema of a valibot schema, of what is sent or of what comes out. Rules that it cannot say are left out. */
export function jsonSchemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    typeMode,
  })
  return json
}

/** The fields of an object's schema, those of every part where it has some. */
export function fieldsOf({ properties = {}, allOf = [] }: JsonSchema): Record<string, JsonSchema> {
  const parts = [...allOf.filter((one) => typeof one === 'object').map(fieldsOf)]
  const own = Object.entries(properties).flatMap(([name, schema]): [string, JsonSchema][] =>
    typeof schema === 'object' ? [[name, schema]] : [],
  )
  return Object.assign({}, ...parts, Object.fromEntries(own))
}
