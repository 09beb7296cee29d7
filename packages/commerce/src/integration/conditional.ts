import { hash } from 'node:crypto'
import { IntegrationProblem } from './integration-problem.ts'

/** The tag of an answer: of a thing with versions it begins with its version, which `If-Match` is about. */
export function tagOf(body: unknown, json: string): string {
  const digest = hash('sha256', json, 'base64url').slice(0, 22)
  const version =
    typeof body === 'object' && body !== null && 'version' in body && typeof body.version === 'number'
      ? `${body.version}-`
      : ''
  return `"${version}${digest}"`
}

/** Whether `If-None-Match` names the tag: the caller has this answer already. */
export function isKnown(header: string | null, tag: string): boolean {
  if (header === null) return false
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}

/**
 * The version that `If-Match` asks for; null without one.
 *
 * @throws IntegrationProblem for a tag of no version, and where the operation knows none: ignored it would be a promise
 *   that is not kept
 */
export function versionAsked(header: string | null, isVersioned: boolean): number | null {
  if (header === null) return null
  if (!isVersioned)
    throw new IntegrationProblem(
      400,
      'if_match_unsupported',
      'This operation knows no versions: leave out If-Match.',
    )
  const [, version] = /^"(\d{1,15})(?:-[\w-]*)?"$/.exec(header.trim()) ?? []
  if (version === undefined)
    throw new IntegrationProblem(
      400,
      'if_match_malformed',
      'If-Match has to be the ETag with which the thing was answered, with its quotation marks.',
    )
  return Number(version)
}
