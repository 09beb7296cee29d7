import type { Tool } from '@modelcontextprotocol/server'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { UcpTool } from './tools.ts'

const META = {
  type: 'object',
  description: 'Who asks.',
  required: ['ucp-agent'],
  properties: {
    'ucp-agent': {
      type: 'object',
      required: ['profile'],
      properties: {
        profile: { type: 'string', format: 'uri', description: 'The address of the profile of the agent.' },
      },
    },
    'idempotency-key': {
      type: 'string',
      format: 'uuid',
      description: 'One for each change; a repeat under the same one changes nothing.',
    },
  },
}

/** What a tool is called with, as JSON Schema. */
export function toolSchema({ payload, takesId, needsKey }: UcpTool): Tool['inputSchema'] {
  return {
    type: 'object',
    required: ['meta', ...(takesId ? ['id'] : []), ...(payload ? [payload.argument] : [])],
    properties: {
      meta: needsKey ? { ...META, required: [...META.required, 'idempotency-key'] } : META,
      ...(takesId ? { id: { type: 'string', description: 'As the answer that made it has given it.' } } : {}),
      ...(payload ? { [payload.argument]: payloadSchema(payload.schema) } : {}),
    },
  }
}

function payloadSchema(schema: NonNullable<UcpTool['payload']>['schema']) {
  // What is trimmed or counted while it is read has no word in JSON Schema, and a caller need not know it.
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
  return rest
}
