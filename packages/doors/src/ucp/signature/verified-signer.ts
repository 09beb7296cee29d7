import { createPublicKey, verify } from 'node:crypto'
import { type AgentProfile, profileAddress } from '../protocol/agent-profiles.ts'
import { UcpProblem } from '../protocol/ucp-problem.ts'
import { bytesOfMember, contentDigest, signatureBase, signatureInput } from './signature-base.ts'

type Signed = {
  request: Request
  /** The body, byte for byte. */
  body: Uint8Array
  /** Host and port by which the shop is known, whatever a proxy in front of it calls it. */
  authority: string
  profileOf: (header: string | null) => Promise<AgentProfile>
}

const ALGORITHMS: Readonly<Record<string, string>> = { 'P-256': 'sha256', 'P-384': 'sha384' }

/**
 * The profile of the platform that has signed a request; null for one without a signature, which is nobody's. A
 * signature has to cover all that decides what is done: a part that it leaves out could be anybody's.
 *
 * @throws UcpProblem for a signature that does not hold, by the codes of the protocol
 * @see https://ucp.dev/2026-04-08/specification/signatures, "REST Request Verification"
 */
export async function verifiedSigner({
  request,
  body,
  authority,
  profileOf,
}: Signed): Promise<string | null> {
  const { headers } = request
  const [written, signature, agent] = ['signature-input', 'signature', 'ucp-agent'].map((name) =>
    headers.get(name),
  )
  if (written == null && signature == null) return null
  if (written == null || signature == null)
    throw new UcpProblem(
      401,
      'signature_missing',
      'A signature has two headers: Signature and Signature-Input.',
    )
  const input = signatureInput(written)
  if (input === null) throw invalid('Signature-Input is not read: name one signature with a keyid.')

  const needed = coveredBy(request, body)
  const left = needed.filter((name) => !input.names.includes(name))
  if (left.length > 0) throw invalid(`The signature has to cover ${left.join(', ')}.`)

  const address = profileAddress(agent ?? null)
  const profile = await profileOf(agent ?? null)
  const key = profile.signing_keys.find(({ kid }) => kid === input.keyId)
  if (key === undefined)
    throw new UcpProblem(401, 'key_not_found', `The profile has no signing key ${input.keyId}.`)
  const algorithm = ALGORITHMS[key.crv ?? '']
  if (key.kty !== 'EC' || algorithm === undefined)
    throw new UcpProblem(400, 'algorithm_unsupported', 'Signatures are verified by keys of P-256 and P-384.')
  if (input.names.includes('content-digest') && headers.get('content-digest') !== contentDigest(body))
    throw new UcpProblem(400, 'digest_mismatch', 'Content-Digest is not the SHA-256 of the body.')

  const url = new URL(request.url)
  const base = signatureBase(input.names, input.params, (name) => {
    if (name === '@method') return request.method
    if (name === '@authority') return authority
    if (name === '@path') return url.pathname
    if (name === '@query') return url.search === '' ? '?' : url.search
    return name.startsWith('@') ? null : headers.get(name)
  })
  const bytes = bytesOfMember(signature, input.label)
  if (base === null || bytes === null || !holds({ base, bytes, key, algorithm }))
    throw invalid(`The signature does not hold by the key ${input.keyId}.`)
  return address
}

/** What a signature has to cover, by what the request has. */
function coveredBy({ url, headers }: Request, body: Uint8Array): string[] {
  return [
    '@method',
    '@authority',
    '@path',
    ...(new URL(url).search === '' ? [] : ['@query']),
    'ucp-agent',
    ...(headers.has('idempotency-key') ? ['idempotency-key'] : []),
    ...(body.byteLength === 0 ? [] : ['content-digest', 'content-type']),
  ]
}

type Held = {
  base: string
  bytes: Uint8Array
  key: AgentProfile['signing_keys'][number]
  algorithm: string
}

function holds({ base, bytes, key: { kty, crv, x, y }, algorithm }: Held): boolean {
  try {
    const key = createPublicKey({
      key: { kty, ...(crv && { crv }), ...(x && { x }), ...(y && { y }) },
      format: 'jwk',
    })
    return verify(algorithm, Buffer.from(base), { key, dsaEncoding: 'ieee-p1363' }, bytes)
  } catch {
    return false // a key that is none signs nothing
  }
}

function invalid(content: string): UcpProblem {
  return new UcpProblem(401, 'signature_invalid', content)
}
