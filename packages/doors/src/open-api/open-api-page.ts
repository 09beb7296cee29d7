import { fieldsOf, type JsonSchema } from './json-schema.ts'
import type { OpenApi, OpenApiOperation } from './open-api-document.ts'

/** The styles of the page, so that a policy can name them by their digest. */
export const PAGE_STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:60rem;padding:1.5rem}
nav ul{columns:16rem;padding-left:1.2rem}
h2{margin-top:2.5rem;text-transform:capitalize}
section{border-top:1px solid color-mix(in srgb,currentColor 25%,transparent);padding:.25rem 0 1rem}
h3{font:600 1rem/1.4 ui-monospace,monospace;overflow-wrap:anywhere}
code{font-family:ui-monospace,monospace;font-size:.9em;overflow-wrap:anywhere}
ul.fields{list-style:none;margin:0;padding-left:1rem}
ul.fields ul.fields{border-left:1px solid color-mix(in srgb,currentColor 25%,transparent)}
summary{cursor:pointer;padding:.25rem 0}
small{opacity:.8}`

/** A page that shows a document to people: no script, nothing from elsewhere. */
export function openApiPage(document: OpenApi): string {
  const { info, servers, paths } = document
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = [...Map.groupBy(all, ({ operation }) => operation.tags[0] ?? '')]
  const root = servers[0]?.url ?? ''
  const links = all.map(
    ({ path, method, operation: { operationId } }) =>
      `<li><a href="#${escaped(operationId)}"><code>${method.toUpperCase()} ${escaped(path)}</code></a></li>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(info.title)}</title><style>${PAGE_STYLE}</style></head>
<body><header><h1>${escaped(info.title)} <small>${escaped(info.version)}</small></h1>
<p>Everything is below <code>${escaped(root)}</code> and asks for <code>Authorization: Bearer …</code>. For programs: <a href="${escaped(root)}/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Operations"><ul>${links.join('')}</ul></nav>
<main>${groups.map(([tag, operations]) => `<h2>${escaped(tag)}</h2>${operations.map(section).join('')}`).join('')}</main></body></html>`
}

type Shown = { path: string; method: string; operation: OpenApiOperation }

function section({ path, method, operation }: Shown): string {
  const { operationId, summary, description = '', security, parameters, requestBody, responses } = operation
  const scope = security[0]?.token.join(', ') ?? ''
  const bodies = Object.entries(requestBody?.content ?? {})
  const answer = responses[200]?.content?.['application/json']?.schema
  return `<section id="${escaped(operationId)}"><h3>${method.toUpperCase()} ${escaped(path)}</h3>
<p>${escaped([summary, description].filter((text) => text !== '').join(' '))} <small>Scope <code>${escaped(scope)}</code></small></p>
${parameters.length === 0 ? '' : `<details><summary>Parameters</summary><ul class="fields">${parameters.map((one) => `<li><code>${escaped(one.name)}</code> <small>${one.in}, ${escaped(kindOf(one.schema))}${one.required ? ', required' : ''}</small> ${escaped(one.description ?? '')}</li>`).join('')}</ul></details>`}
${bodies.map(([type, { schema }]) => `<details><summary>Body <code>${escaped(type)}</code></summary>${fieldList(schema)}</details>`).join('')}
${answer === undefined || '$ref' in answer ? '' : `<details><summary>Answer</summary>${fieldList(answer)}</details>`}</section>`
}

function fieldList(schema: JsonSchema): string {
  const inner = isSchema(schema.items) ? schema.items : schema
  const alternatives = [...(inner.anyOf ?? []), ...(inner.oneOf ?? [])].filter(isSchema)
  const fields = Object.entries(fieldsOf(inner))
  const rows = fields.map(
    ([name, field]) =>
      `<li><code>${escaped(name)}</code> <small>${escaped(kindOf(field))}${inner.required?.includes(name) ? ', required' : ''}</small>${fieldList(field)}</li>`,
  )
  const others = alternatives.map(fieldList).filter((text) => text !== '')
  const values = isSchema(inner.additionalProperties) ? fieldList(inner.additionalProperties) : ''
  return `${rows.length === 0 ? '' : `<ul class="fields">${rows.join('')}</ul>`}${others.join('')}${values}`
}

function kindOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map(String).join(' | ')
  if (schema.type === 'array') return `list${isSchema(schema.items) ? ` of ${kindOf(schema.items)}` : ''}`
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema).map(kindOf)
  if (alternatives.length > 0) return [...new Set(alternatives)].join(' or ')
  return [schema.type ?? 'any'].flat().join(' or ')
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
