import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { UCP_VERSION } from '../protocol/capabilities.ts'
import { UcpProblem } from '../protocol/ucp-problem.ts'
import { rpcError } from './rpc-error.ts'
import { toolSchema } from './tool-schema.ts'
import { UCP_TOOLS, type UcpTool } from './tools.ts'

const TOOLS = UCP_TOOLS.map((tool) => ({
  name: tool.name,
  title: tool.title,
  description: tool.description,
  inputSchema: toolSchema(tool),
  annotations: { readOnlyHint: tool.isReadOnly, destructiveHint: false, openWorldHint: false },
}))

const INSTRUCTIONS =
  'Find articles with search_catalog, put them into a checkout with create_checkout, with the address where the buyer has given it, and give its continue_url to the buyer: payment and the order are the shop’s own pages, unless the checkout is ready_for_complete. Every call names the profile of your agent in meta["ucp-agent"].profile.'

/** @throws UcpProblem */
export type CallTool = (tool: UcpTool, sent: unknown) => Promise<Record<string, unknown>>

/**
 * Answers a message in the revision of the Model Context Protocol that it is written in, as one JSON document: there is
 * nothing to stream, and no session to hold.
 */
export async function servedMessage(request: Request, message: unknown, call: CallTool): Promise<Response> {
  const options = { parsedBody: message }
  if (!(await isLegacyRequest(request, message)))
    return createMcpHandler(() => toolServer(call), {
      legacy: 'reject',
      keepAliveMs: 0,
    }).fetch(request, options)

  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  })
  const server = toolServer(call)
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, options)
  } finally {
    await server.close()
  }
}

function toolServer(call: CallTool): Server {
  const server = new Server(
    { name: 'shop', version: UCP_VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler('tools/list', () => ({ tools: TOOLS }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = UCP_TOOLS.find(({ name }) => name === params.name)
    if (tool === undefined) throw new ProtocolError(-32602, `There is no tool ${params.name}.`)
    const document = await call(tool, params.arguments).catch((problem: unknown) => {
      if (!(problem instanceof UcpProblem)) throw problem
      const { code, message, data } = rpcError(problem)
      throw new ProtocolError(code, message, data)
    })
    return { content: [{ type: 'text', text: JSON.stringify(document) }], structuredContent: document }
  })
  return server
}
