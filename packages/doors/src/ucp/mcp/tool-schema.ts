import type { Tool } from '@modelcontextprotocol/server'
import { jsonSchemaOf } from '../../open-api/json-schema.ts'
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
      ...(payload ? { [payload.argument]: jsonSchemaOf(payload.schema, 'input') } : {}),
    },
  }
}
