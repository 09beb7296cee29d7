import { scopeOfRight } from '@shop/domain/staff/token-scopes'
import {
  type DescribedOperation,
  type OpenApi,
  openApiDocument,
} from '@shop/doors/open-api/open-api-document'
import { BULK_OPERATIONS, BulkReport } from './bulk-operations.ts'
import { IntegrationProblemSchema } from './integration-problem.ts'
import { OPERATIONS } from './operations.ts'

/** The whole API as an OpenAPI document, made of the schemas that check it. */
export function integrationDocument(): OpenApi {
  const single = OPERATIONS.map(
    ({ method, path, tag, summary, handler: { command } }): DescribedOperation => ({
      id: command.name,
      method,
      path,
      tag,
      summary,
      description: command.changes ?? '',
      scope: scopeOfRight(command.right) ?? '',
      input: command.input,
      answer: command.answer,
      isVersioned: command.isVersioned,
      lines: null,
    }),
  )
  const bulk = BULK_OPERATIONS.map(
    ({ name, path, tag, summary, right, line }): DescribedOperation => ({
      id: name,
      method: 'POST',
      path,
      tag,
      summary,
      description: 'One JSON document per line. Good lines are taken, bad ones reported.',
      scope: scopeOfRight(right) ?? '',
      input: null,
      answer: BulkReport,
      isVersioned: false,
      lines: line,
    }),
  )
  return openApiDocument([...single, ...bulk], {
    title: 'Integration API',
    version: '1.0.0',
    root: '/integration/v1',
    problem: IntegrationProblemSchema,
  })
}
